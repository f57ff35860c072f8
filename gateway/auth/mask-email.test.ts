import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['dora.lind@example.com', 'd…@example.com'],
  ['d@example.com', 'd…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['👩‍🌾@example.com', '👩…@example.com'],
  ['no address', '…'],
  ['@example.com', '…'],
  ['', '…'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
