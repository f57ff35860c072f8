import { expect, test } from 'vitest';
import { formatPhone, isPhone } from './phone.ts';

test.each(['7805551234', '780-555-1234', '(780) 555-1234', '780.555.1234', ' 780 555 1234 '])(
  '%s is a phone number [R5.001]',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each(['', '780-555-123', '1-780-555-1234', '780-555-1234 x2', 'call me', '７８０５５５１２３４'])(
  '%j is no phone number [R5.001]',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test.each([
  ['7805551234', '(780) 555-1234'],
  ['17805551234', '+1 (780) 555-1234'],
  ['+1 780-555-1234', '+1 (780) 555-1234'],
  ['9997805551234', '+999 (780) 555-1234'],
])('%s is formatted as %s [R5.002]', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

test.each(['', '555-1234', 'ask for Ada', '12345678901234'])('%j stays as it is [R5.003]', (text) => {
  expect(formatPhone(text)).toBe(text);
});
