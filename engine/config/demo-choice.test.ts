import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://db/strapwork';
const HOSTS = [
  [undefined, '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['localhost', 'localhost', true],
  ['::1', '::1', true],
  ['0.0.0.0', '0.0.0.0', false],
  ['::', '::', false],
  ['192.0.2.7', '192.0.2.7', false],
  ['www.example.com', 'www.example.com', false],
] as const;

/** Every combination: the environment, then where it listens and whether an empty store is seeded. */
const CASES = ['production', 'development', undefined].flatMap((NODE_ENV) =>
  HOSTS.flatMap(([HOST, host, isLoopback]) =>
    [undefined, DATABASE_URL].flatMap((url) =>
      ([undefined, '1', '0'] as const).map((DEMO) => ({
        env: { NODE_ENV, HOST, DATABASE_URL: url, DEMO },
        host,
        demo: DEMO === undefined ? isLoopback && url === undefined : DEMO === '1',
      })),
    ),
  ),
);

test.each(CASES)('with $env it listens on $host, and seeds the demo: $demo', ({ env, host, demo }) => {
  expect(readConfig(env)).toMatchObject({ host, demo });
});

test('a production process never seeds the demo beside a public host or a database of its own', () => {
  const seeded = CASES.filter(({ env, demo }) => demo && env.DEMO !== '1').map(({ env }) => env);

  expect(seeded.length).toBeGreaterThan(0);
  for (const { HOST, DATABASE_URL: url } of seeded) {
    expect(['127.0.0.1', 'localhost', '::1', undefined]).toContain(HOST);
    expect(url).toBeUndefined();
  }
});
