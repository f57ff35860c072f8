import { expect, test } from 'vitest';
import { createEditorTokens } from './editor-tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const ADA = { spaceId: 'edmonton', subject: 'ada' };
const keys = (clientRoot: string) => ({ jwks: [], cookieKeys: [], clientRoot });

test('a token is good for its agent in its space until a day has passed', () => {
  let now = new Date('2026-11-23T08:00:00Z');
  const tokens = createEditorTokens(keys('root'), () => now);
  const token = tokens.issue(ADA);

  expect(tokens.verify(ADA, token)).toBe(true);
  expect(tokens.verify({ ...ADA, subject: 'ben' }, token)).toBe(false);
  expect(tokens.verify({ ...ADA, spaceId: 'san-antonio' }, token)).toBe(false);
  now = new Date(now.getTime() + 23 * HOUR_MS);
  expect(tokens.verify(ADA, token)).toBe(true);
  now = new Date(now.getTime() + 2 * HOUR_MS);
  expect(tokens.verify(ADA, token)).toBe(false);
});

test('what this site has not signed is rejected', () => {
  const now = new Date('2026-11-23T08:00:00Z');
  const tokens = createEditorTokens(keys('root'), () => now);
  const [expiry, signature] = tokens.issue(ADA).split('.') as [string, string];
  const later = (Number.parseInt(expiry, 36) + HOUR_MS).toString(36);

  for (const forged of [
    '',
    '.',
    expiry,
    `${later}.${signature}`,
    `${expiry}.`,
    `${expiry}.${signature.slice(1)}`,
    `${expiry}.${'ä'.repeat(signature.length)}`,
    createEditorTokens(keys('another root'), () => now).issue(ADA),
  ])
    expect([forged, tokens.verify(ADA, forged)]).toEqual([forged, false]);
});
