import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import type { Check } from './doctor.ts';
import type { Network } from './network.ts';
import { commandsOn } from './testing/run-command.ts';

const NOW = new Date();
const DAY_MS = 24 * 60 * 60 * 1000;
const HEADERS = { 'strict-transport-security': 'max-age=1', 'x-content-type-options': 'nosniff' };
const SMTP = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'site@harbour.example' };

/** Everything is as it should be. */
const WELL: Network = {
  resolve: async () => ['192.0.2.7'],
  get: async (url) => ({
    status: 200,
    headers: new Headers(HEADERS),
    text: url.endsWith('/health') ? '{"ok":true}' : 'home',
  }),
  certificateUntil: async () => new Date(NOW.getTime() + 60 * DAY_MS),
  checkMail: async () => {},
};
const fails = (message: string) => async () => {
  throw new Error(message);
};

let store: Store;
let dataDir: string;
let run: ReturnType<typeof commandsOn>;

beforeAll(async () => {
  store = await createTestStore();
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-doctor-'));
  run = commandsOn(store, { env: { DATA_DIR: dataDir, ...SMTP }, now: () => NOW });
  await run(
    'site create --name Harbour --host www.harbour.example --country CA --time-zone America/Halifax --owner-name Odile --owner-email o@harbour.example --print',
  );
}, 180_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const examine = async (changes: Partial<Network>, env: Record<string, string> = {}) => {
  const network = { ...WELL, ...changes };
  const { code, json } = await run('doctor --json', {
    network,
    env: { DATA_DIR: dataDir, MAP_TILES: 'streets.pmtiles', ...SMTP, ...env },
  });
  const checks = json.checks as Check[];

  return { code, checks, troubles: checks.filter(({ status }) => status !== 'ok') };
};

test('a server that is well has nothing to mend', async () => {
  const { code, checks, troubles } = await examine({});

  expect([code, troubles]).toEqual([0, []]);
  expect(checks.map(({ subject }) => subject)).toEqual([
    'database',
    'migrations',
    'clock',
    'disk',
    'mail',
    'map',
    'host www.harbour.example',
    'TLS www.harbour.example',
  ]);
});

test.each<[string, Partial<Network>, string, RegExp]>([
  ['an unknown name', { resolve: fails('ENOTFOUND') }, 'host www.harbour.example', /A or AAAA record/],
  ['a site that is down', { get: fails('fetch failed') }, 'host www.harbour.example', /proxy run/],
  [
    'another server behind the name',
    { get: async () => ({ status: 404, headers: new Headers(), text: 'nginx' }) },
    'host www.harbour.example',
    /lead to this server/,
  ],
  [
    'a certificate about to expire',
    { certificateUntil: async () => new Date(NOW.getTime() + 3 * DAY_MS) },
    'TLS www.harbour.example',
    /Renew it/,
  ],
  [
    'a wrong certificate',
    { certificateUntil: fails('self-signed') },
    'TLS www.harbour.example',
    /valid certificate/,
  ],
  [
    'a proxy that hides https',
    {
      get: async (url) => ({
        ...(await WELL.get(url)),
        headers: new Headers({ 'x-content-type-options': 'nosniff' }),
      }),
    },
    'TLS www.harbour.example',
    /X-Forwarded-Proto/,
  ],
  ['a mail server that rejects the password', { checkMail: fails('535 wrong password') }, 'mail', /SMTP_URL/],
])('%s is a problem with advice and an exit code', async (_, changes, subject, advice) => {
  const { code, troubles } = await examine(changes);

  expect(code).toBe(5);
  expect(troubles).toEqual([
    { subject, status: 'problem', message: expect.any(String), advice: expect.stringMatching(advice) },
  ]);
});

test('a missing mail server is a warning, a data directory that cannot be written a problem', async () => {
  const { code, troubles } = await examine({}, { SMTP_URL: '', MAIL_FROM: '' });
  expect([code, troubles.map(({ subject, status }) => `${subject} ${status}`)]).toEqual([
    0,
    ['mail warning'],
  ]);

  writeFileSync(join(dataDir, 'a-file'), '');
  const locked = await examine({}, { DATA_DIR: join(dataDir, 'a-file/data') });
  expect([locked.code, locked.troubles.map(({ subject }) => subject)]).toEqual([5, ['disk']]);
});

test('maps without streets are a warning that says how to get them', async () => {
  const { code, troubles } = await examine({}, { MAP_TILES: '' });

  expect(code).toBe(0);
  expect(troubles).toEqual([
    {
      subject: 'map',
      status: 'warning',
      message: expect.any(String),
      advice: expect.stringMatching(/map:cut.*MAP_TILES/),
    },
  ]);
});

test('people read marks and advice', async () => {
  const { code, out } = await run('doctor', { network: { ...WELL, resolve: fails('ENOTFOUND') } });

  expect(code).toBe(5);
  expect(out).toContain('✓ database: PGlite');
  expect(out).toContain(
    '✗ host www.harbour.example: The name is not known: ENOTFOUND\n  Add an A or AAAA record',
  );
});
