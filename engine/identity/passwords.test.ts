import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashPassword, MAX_PASSWORD_LENGTH, verifyPassword } from './passwords.ts';

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('strapwork-demo');

  expect(await verifyPassword('strapwork-demo', hash)).toBe(true);
  expect(await verifyPassword('strapwork-demO', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password gets a new salt each time, with the parameters readable in the hash', async () => {
  const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);

  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});

test('a password typed with composed or decomposed accents is the same password', async () => {
  const hash = await hashPassword('caf\u00e9');

  expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
});

test('an overlong password is rejected without hashing it', async () => {
  const hash = await hashPassword('short');

  expect(await verifyPassword('x'.repeat(MAX_PASSWORD_LENGTH + 1), hash)).toBe(false);
});

test.each([
  '',
  'plain',
  'scrypt$1$8$1$c2FsdA$a2V5',
  'scrypt$999999999999$8$1$c2FsdA$a2V5',
  'scrypt$32768$8$3$$a2V5',
  'scrypt$32768$8$3$c2FsdA$',
  'scrypt$NaN$8$3$c2FsdA$a2V5',
  'bcrypt$32768$8$3$c2FsdA$a2V5',
])('the unreadable hash %j matches no password', async (hash) => {
  expect(await verifyPassword('anything', hash)).toBe(false);
});

test('text that is not a hash matches no password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (password, hash) => {
      expect(await verifyPassword(password, hash)).toBe(false);
    }),
    { numRuns: 50 },
  );
});
