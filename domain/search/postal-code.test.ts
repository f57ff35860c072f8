import { expect, test } from 'vitest';
import { postalCodeText, readPostalCode, tidyPostalCode } from './postal-code.ts';

test.each<[string, string | null, string?]>([
  ['T6E', 'T6E', 'T6E'],
  ['t6e 2a3', 'T6E2A3', 'T6E 2A3'],
  ['T6E2', 'T6E2', 'T6E 2'],
  ['t6e-2a', 'T6E2A', 'T6E 2A'],
  ['78204', '78204', '78204'],
  ['78204-1234', '78204', '78204'],
  ['782', '782', '782'],
  ['78', null],
  ['T6', null],
  ['T6E 2A3X', null],
  ['10234 82 Avenue', null],
  ['E4412345', null],
  ['', null],
])('%j is the postal code %j', (text, code, written) => {
  expect(readPostalCode(text)).toBe(code);
  if (code) expect(postalCodeText(code)).toBe(written);
});

test.each([
  ['k7m6r2', 'K7M 6R2'],
  ['K7M-6R2', 'K7M 6R2'],
  ['k7m  6r2', 'K7M 6R2'],
  ['K7M 6R2', 'K7M 6R2'],
  ['k7m', 'k7m'],
  ['78204', '78204'],
  ['78204-1234', '78204-1234'],
  ['sw1a 1aa', 'sw1a 1aa'],
  ['', ''],
])('the postal code typed as %j is stored as %j', (typed, stored) => {
  expect(tidyPostalCode(typed)).toBe(stored);
});
