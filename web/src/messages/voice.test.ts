import { expect, test } from 'vitest';
import { EN } from './en.ts';

/** The sentence of the specification for an e-mail that is not confirmed (R8.009). */
const SPECIFIED = ['nag.email.notConfirmed'];
const WE = /\b(?:we|us|our|ours)\b/i;

/** A sentence, or its forms by count or country. */
const textsOf = (sentence: unknown): string[] =>
  typeof sentence === 'string'
    ? [sentence]
    : Object.values(sentence as object).filter((text) => typeof text === 'string');

test('what a page says itself speaks for one agent as well as for several', () => {
  const plural = Object.entries(EN).filter(
    ([key, sentence]) =>
      !SPECIFIED.includes(key) && textsOf(sentence).some((text) => WE.test(text.replace(/\{\w+\}/g, ''))),
  );

  expect(plural).toEqual([]);
});
