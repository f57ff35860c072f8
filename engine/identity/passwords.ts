import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_LENGTH } from '#domain/account/password.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** A stored hash with higher parameters is rejected instead of exhausting memory. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;
/** Longer passwords are not hashed, since hashing them is free work for an attacker. */
export const MAX_PASSWORD_LENGTH = PASSWORD_LENGTH.max;

type Parameters = { cost: number; blockSize: number; parallelism: number };

/** `scrypt$32768$8$3$salt$key`, salt and key in base64url: parameters can grow without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const parameters = { cost: COST, blockSize: BLOCK_SIZE, parallelism: PARALLELISM };
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, KEY_BYTES, parameters);

  return [
    'scrypt',
    COST,
    BLOCK_SIZE,
    PARALLELISM,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** False for a wrong password and for an unreadable hash; compares in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, cost, blockSize, parallelism, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key || password.length > MAX_PASSWORD_LENGTH) return false;

  const parameters = { cost: Number(cost), blockSize: Number(blockSize), parallelism: Number(parallelism) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), expected.length, parameters).catch(
    unreadable,
  );

  return actual !== null && actual.length > 0 && timingSafeEqual(actual, expected);
}

let last: Promise<unknown> = Promise.resolve();

/** Each hash takes a core for 50 ms and more: one at a time leaves the others to page views. */
function runSequentially<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});

  return done;
}

function deriveKey(password: string, salt: Buffer, bytes: number, parameters: Parameters) {
  return runSequentially(() =>
    derive(password.normalize('NFKC'), salt, bytes, { ...parameters, maxmem: MAX_MEMORY_BYTES }),
  );
}

/** Parameters out of range match no password instead of failing the sign-in. */
function unreadable(error: unknown): null {
  if (error instanceof RangeError || (error instanceof TypeError && 'code' in error)) return null;
  throw error;
}
