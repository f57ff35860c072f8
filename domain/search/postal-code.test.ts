import { expect, test } from 'vitest';
import { postalCodeText, readPostalCode } from './postal-code.ts';

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
