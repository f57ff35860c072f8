import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page, Strap } from '#domain/page/page.ts';
import { STRAPS_MAX } from '#domain/page/page-schema.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { clipOf, readClip, withPasted } from './strap-clipboard.ts';

const strap = (id: string, state: Strap['state'] = {}, name = 'strap-text'): Strap => ({
  id,
  name,
  order: 0,
  state,
  config: strapConfig({ hidden: true, style: { theme: 'feature' } }),
});
const page = (straps: Strap[]): Page => ({
  id: 'p',
  order: 0,
  name: 'p',
  slug: 'p',
  metaInfo: { title: '', description: '', imageUrl: '' },
  hero: null,
  straps: straps.map((one, order) => ({ ...one, order })),
  config: {},
  state: {},
});
const clip = (change: object) => JSON.stringify({ ...JSON.parse(clipOf([strap('a')])), ...change });

test('a strap of any kind survives copying unchanged', () => {
  const state = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
    fc.oneof(
      fc.integer(),
      fc.boolean(),
      fc.constantFrom('a < b', '<p>Text</p>', '%3Cb%3E'),
      fc.constant(null),
    ),
  );
  fc.assert(
    fc.property(state, fc.constantFrom('strap-text', 'strap-from-the-future'), (members, name) => {
      const copied = strap('one', members, name);

      expect(readClip(clipOf([copied]))).toEqual({ kind: 'straps', straps: [copied] });
    }),
  );
});

test('pasted markup contains nothing executable', () => {
  const copied = strap('a', {
    title: { html: 'Hi<img src=x onerror="steal()">' },
    list: ['<script>steal()</script>'],
  });

  expect(JSON.stringify(readClip(clipOf([copied])))).not.toMatch(/onerror|script/);
});

describe('text that is no copied strap is rejected with a reason', () => {
  test.each([
    ['Some words from elsewhere', { kind: 'other' }],
    ['', { kind: 'other' }],
    ['{"kind":"strapwork/pages"}', { kind: 'other' }],
    [clip({ version: 2 }), { kind: 'newer' }],
    [clipOf([strap('a')]).slice(0, -3), { kind: 'damaged' }],
    [clip({ straps: [] }), { kind: 'damaged', field: 'straps' }],
    [clip({ straps: [{ ...strap('a'), name: 7 }] }), { kind: 'damaged', field: 'straps.0.name' }],
    [clip({ straps: [{ ...strap('a'), state: 'none' }] }), { kind: 'damaged', field: 'straps.0.state' }],
  ])('%s', (text, response) => {
    expect(readClip(text)).toMatchObject(response);
  });
});

describe('pasting', () => {
  test('inserts straps after the selected one with new ids', () => {
    const before = page([strap('strap-text-1'), strap('x')]);
    const pasted = withPasted(before, [strap('strap-text-1'), strap('strap-text-1')], 'strap-text-1');

    expect(pasted?.ids).toEqual(['strap-text-2', 'strap-text-3']);
    expect(pasted?.page.straps.map(({ id, order }) => [id, order])).toEqual([
      ['strap-text-1', 0],
      ['strap-text-2', 1],
      ['strap-text-3', 2],
      ['x', 3],
    ]);
  });

  test('inserts them first without a selection', () => {
    expect(withPasted(page([strap('x')]), [strap('a')], null)?.page.straps[1]?.id).toBe('x');
  });

  test('does not exceed the maximum of straps', () => {
    const full = page(Array.from({ length: STRAPS_MAX }, (_, index) => strap(`s${index}`)));

    expect(withPasted(full, [strap('a')], null)).toBeNull();
  });
});
