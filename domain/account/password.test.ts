import { expect, test } from 'vitest';
import { checkPassword } from './password.ts';

const OWNER = { email: 'rosalind.park@example.com', name: 'Rosalind Park' };
const check = (password: string) => checkPassword(password, OWNER);

test.each([
  'four words of mine',
  'park benches in june',
  'vier Wörter für mich',
  '🏡🏡🌳🌳🚲🚲☔☔🪁🪁',
  '  spaces count  ',
])('a password may be anything long enough: %s', (password) => {
  expect(check(password)).toBeNull();
});

test('ten characters are enough, nine are not, whatever they are made of', () => {
  expect(check('tvr jw zk')).toBe('short');
  expect(check('tvr jw zkx')).toBeNull();
  expect(check('🏡🌳🚲☔🪁🧭🧶🪴🫖')).toBe('short');
});

test('a password longer than a page of text is rejected', () => {
  const long = 'tulips and larks '.repeat(61);

  expect(check(long.slice(0, 1024))).toBeNull();
  expect(check(long.slice(0, 1025))).toBe('long');
});

test.each([
  'password12',
  'Password2026!',
  'P@ssw0rd1234',
  'passwordpassword',
  '123qwerty456',
  'iloveyou2026',
  '1234567890',
  '0987654321',
  '123456789012',
  'abcdefghij',
  'qwertyuiop',
  'QWERTYUIOPAS',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  'ababababababab',
])('%s is among the first that are tried', (password) => {
  expect(check(password)).toBe('common');
});

test.each(['rosalind.park', 'RosalindPark1', 'Rosalind2026', 'rosalind.park@example.com', 'park-rosalind'])(
  '%s is rejected as personal',
  (password) => {
    expect(check(password)).toBe('personal');
  },
);
