import { expect, test } from 'vitest';
import { DOUBT_LIMITS, isDoubtful } from './doubt.ts';
import type { FormField } from './form.ts';

const field = (name: string, type: FormField['type'] = 'text'): FormField => ({
  name,
  label: name,
  type,
  required: false,
});
const FIELDS = [field('name'), field('message', 'textarea'), field('constructor')];
const links = (count: number) => Array(count).fill('see https://homes.example/1').join(' and ');

test.each<[string, boolean, { openMs?: number; submissions?: number; values?: Record<string, string> }]>([
  ['an ordinary question', false, {}],
  ['a form filled in at once', true, { openMs: DOUBT_LIMITS.fillMs - 1 }],
  ['a form filled in by a fast person', false, { openMs: DOUBT_LIMITS.fillMs }],
  ['the fourth submission within ten minutes', false, { submissions: 4 }],
  ['the fifth', true, { submissions: 5 }],
  ['two links to homes', false, { values: { message: links(2) } }],
  ['a message full of links', true, { values: { message: links(3) } }],
  ['links in the notations of boards', true, { values: { message: '[url=a] [link] <a href="b">' } }],
  ['names without a protocol', true, { values: { message: 'www.a.example WWW.b.example www.c.example' } }],
  ['a name that is a link', true, { values: { name: 'Win www.prizes.example' } }],
  ['a word that looks like a link', false, { values: { name: 'Awww.', message: 'urls [not]' } }],
])('%s is in doubt: %s', (_, isInDoubt, { openMs = 60_000, submissions = 1, values = {} }) => {
  expect(isDoubtful({ fields: FIELDS, values, openMs, submissions })).toBe(isInDoubt);
});
