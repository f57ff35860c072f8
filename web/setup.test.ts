import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#engine/config/config.ts';
import { readParts } from '#engine/read-parts.ts';
import { createSetup, issueSetupLink } from '#engine/setup/setup.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { type Composition, compose } from './compose.ts';

const PASSWORD = 'a lighthouse by the sea';
const ANSWERS = {
  siteName: 'Harbour & Co',
  host: 'WWW.Harbour.example',
  country: 'CA',
  area: 'Halifax, NS',
  timeZone: 'America/Halifax',
  currency: 'CAD',
  language: 'fr',
  ownerName: 'Odile Owner',
  email: 'Odile@Harbour.example',
  password: PASSWORD,
  alsoHere: '1',
};

let store: Store;
let composition: Composition;
let server: Server;
let dataDir: string;

// One process for all: nothing but the last test creates a site in its store.
beforeAll(async () => {
  store = await createTestStore();
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-setup-'));
  composition = await compose({
    config: { ...readConfig({ DEMO: '0' }), dataDir },
    store,
    log: pino({ level: 'silent' }),
    render: async () => new Response('a page of the site'),
    assets: () => null,
  });
  server = createServer((request, response) => {
    if (!composition.identity.handle(request, response)) void composition.listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}, 180_000);
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await composition.stop();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Sent = { host?: string; method?: string; body?: string; headers?: Record<string, string> };
type Got = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** A request at a host name of its own, which `fetch` does not send. */
function call(
  path: string,
  { host = 'localhost', method = 'GET', body, headers = {} }: Sent = {},
): Promise<Got> {
  const { port } = server.address() as AddressInfo;

  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers: { ...headers, host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const post = (responses: object, token: string, host?: string) =>
  call('/setup', {
    host,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...responses, token }).toString(),
  });

async function newToken(now = new Date()): Promise<string> {
  return new URLSearchParams((await issueSetupLink(store.db, now))?.split('?')[1]).get('token') ?? '';
}

test('without a site it is alive, and visitors read in their language that it is being set up', async () => {
  const [health, home, image, french] = await Promise.all([
    call('/health'),
    call('/'),
    call('/graphql', { method: 'POST', body: '{}' }),
    call('/search', {
      host: 'www.harbour.example',
      headers: { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' },
    }),
  ]);

  expect([health.status, JSON.parse(health.text)]).toEqual([200, { ok: true }]);
  expect([home.status, image.status, french.status]).toEqual([503, 503, 503]);
  expect(home.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' });
  expect(home.text).toMatch(/<html lang="en">[\s\S]*<h1>This site is being set up<\/h1>/);
  expect(french.text).toMatch(/<html lang="fr">[\s\S]*<h1>Ce site est en préparation<\/h1>/);
  expect(home.text).not.toContain('token');
});

test('the link opens a form that works without JavaScript; what is wrong is named beside its field', async () => {
  const token = await newToken();

  const form = await call(`/setup?token=${token}`, { headers: { 'accept-language': 'en-US' } });
  const rejected = await post(
    {
      ...ANSWERS,
      siteName: ' ',
      host: 'no host',
      timeZone: 'America/Chicago',
      password: 'short',
      email: '"><b>',
    },
    token,
  );

  expect([form.status, form.headers['cache-control'], form.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(form.headers['content-security-policy']).toContain("default-src 'none'");
  expect(form.text.match(/<script/g)).toHaveLength(1);
  expect(form.headers['content-security-policy']).toMatch(/script-src 'sha256-[^' ]+'; form-action/);
  expect(form.text).toMatch(
    /<option value="US" selected>[\s\S]*value="localhost"[\s\S]*id="currency"[^>]*><option value="" selected>/,
  );
  // The zones of the browser's country come first, and what suits most sites is folded away.
  expect(form.text).toMatch(
    /id="timeZone"[^>]*><option value="" selected>[^<]*<\/option><optgroup label="United States"/,
  );
  expect(form.text).toMatch(
    /id="password"[\s\S]*<details class="advanced">[\s\S]*id="host"[\s\S]*id="units"/,
  );
  expect(form.text).toContain('Strapwork</span>');
  // A browser that names no country gets none.
  const anywhere = await call(`/setup?token=${token}`, { headers: { 'accept-language': 'en' } });
  expect(anywhere.text).toMatch(/id="country"[^>]*><option value="" selected>Choose a country</);
  expect(rejected.status).toBe(422);
  for (const name of ['siteName', 'host', 'timeZone', 'email', 'password'])
    expect(rejected.text).toContain(`id="${name}-problem"`);
  expect(rejected.text).toContain('Enter a host name such as www.example.com.');
  expect(rejected.text).toContain('value="Odile Owner"');
  expect(rejected.text).not.toContain('<b>');
  expect(rejected.text).not.toContain('value="short"');
  // The script asks before it sends the form; nothing is created by that.
  const asked = await post({ ...ANSWERS, siteName: ' ', password: 'short', check: '1' }, token);
  expect([asked.status, JSON.parse(asked.text)]).toEqual([
    200,
    {
      siteName: 'Enter the name of the site.',
      password: expect.stringContaining('at least 10 characters'),
    },
  ]);
  expect(JSON.parse((await post({ ...ANSWERS, check: '1' }, token)).text)).toEqual({});
  expect(await store.db.selectFrom('spaces').selectAll().execute()).toEqual([]);
});

test('what is usual in the country stands for empty choices, and the pages show it', async () => {
  const empty = await createTestStore();
  const setup = createSetup({
    db: empty.db,
    parts: await readParts(),
    hasPasskeys: true,
    signIn: async () => [],
  });
  const token = new URLSearchParams((await issueSetupLink(empty.db, new Date()))?.split('?')[1]).get('token');
  const send = (changes: object) =>
    setup(
      new Request('http://www.harbour.example/setup', {
        method: 'POST',
        body: new URLSearchParams({
          ...ANSWERS,
          country: 'FR',
          timeZone: '',
          currency: '',
          language: '',
          token: token ?? '',
          ...changes,
        }),
      }),
    );

  const [abroad, units] = [await send({ timeZone: 'Europe/Madrid' }), await send({ units: 'acres' })];
  expect([abroad?.status, units?.status]).toEqual([422, 422]);
  expect(await abroad?.text()).toContain('id="timeZone-problem"');
  expect(await units?.text()).toContain('id="units-problem"');
  expect((await send({}))?.status).toBe(303);

  const spaces = await empty.db.selectFrom('spaces').select('settings').execute();
  expect(spaces).toMatchObject([
    { settings: { locale: 'en-FR', currency: 'EUR', timeZone: 'Europe/Paris', mapDefault: { lat: 48.87 } } },
  ]);
  const [website] = await empty.db
    .selectFrom('settings')
    .select('body')
    .where('name', '=', 'website')
    .execute();
  expect(website?.body).toMatchObject({
    theme: { baseTemplate: expect.any(String) },
    config: {
      setup: { units: 'm2', wizard: { at: 'brand', steps: {}, template: 'classic' } },
      display: { language: 'fr' },
    },
  });
  await empty.close();
});

const unmade = (challenge: string) =>
  JSON.stringify({
    id: 'unknown',
    rawId: 'unknown',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url'),
      attestationObject: 'oA',
    },
  });

test('a passkey in place of the password is offered at host names, and made up or used elsewhere creates nothing', async () => {
  const token = await newToken();
  const optionsIn = (html: string) =>
    JSON.parse((/data-options="([^"]+)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));
  const { text } = await call(`/setup?token=${token}`);
  const { challenge, ...options } = optionsIn(text);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required' },
  });
  expect((await call(`/setup?token=${token}`, { host: '127.0.0.1' })).text).not.toContain('data-options');

  const { password: _, alsoHere, ...answers } = ANSWERS;
  const send = (changes: object) => post({ ...answers, signInBy: 'passkey', ...changes }, token, 'localhost');
  const elsewhere = await send({ passkey: unmade(challenge) });
  expect([elsewhere.status, elsewhere.text]).toEqual([
    422,
    expect.stringContaining('at localhost. Let the site'),
  ]);
  // The form retains it for the next attempt.
  expect(elsewhere.text).toContain('name="passkey" value="{&quot;id');
  for (const passkey of ['', 'x', unmade('A'.repeat(43)), unmade(challenge)]) {
    const rejected = await send({ alsoHere, passkey });
    expect([rejected.status, rejected.text]).toEqual([
      422,
      expect.stringContaining('passkey could not be used'),
    ]);
  }
  expect((await send({ alsoHere, signInBy: 'password', passkey: unmade(challenge) })).text).toContain(
    'id="password-problem"',
  );
  expect(await store.db.selectFrom('spaces').selectAll().execute()).toEqual([]);
});

test.each(['', 'guessed', 'expired'])(
  'the link with the token "%s" shows no form and creates nothing',
  async (kind) => {
    const old = await newToken(new Date(Date.now() - 25 * 60 * 60 * 1000));
    const token = kind === 'expired' ? old : kind;

    expect((await call(`/setup?token=${token}`)).status).toBe(410);
    expect((await post(ANSWERS, token)).status).toBe(410);
    expect(await store.db.selectFrom('spaces').selectAll().execute()).toEqual([]);
  },
);

test('an owner who stays at another host name is led to the sign-in of the site', async () => {
  const empty = await createTestStore();
  const setup = createSetup({
    db: empty.db,
    parts: await readParts(),
    hasPasskeys: true,
    signIn: async () => ['never'],
  });
  const token = new URLSearchParams((await issueSetupLink(empty.db, new Date()))?.split('?')[1]).get('token');
  const { alsoHere: _, ...responses } = ANSWERS;

  const done = await setup(
    new Request('http://192.0.2.7/setup', {
      method: 'POST',
      body: new URLSearchParams({ ...responses, token: token ?? '' }),
    }),
  );

  expect(done?.status).toBe(200);
  expect(done?.headers.get('set-cookie')).toBeNull();
  expect(await done?.text()).toContain('href="https://www.harbour.example/access"');
  expect((await empty.db.selectFrom('space_hosts').select('host').execute()).map(({ host }) => host)).toEqual(
    ['www.harbour.example'],
  );
  await empty.close();
});

test('the form creates the site with its pages and signs the owner in; the link works once', async () => {
  const [token, other] = [await newToken(), await newToken()];

  const [done, ...lost] = (await Promise.all([post(ANSWERS, token), post(ANSWERS, token)])).toSorted(
    (one, next) => one.status - next.status,
  );

  expect([done?.status, done?.headers.location]).toEqual([303, '/#setup']);
  // The other one of the two at once found the link used up, or a site already.
  expect(lost.map(({ status }) => status)).not.toContain(303);
  expect(await store.db.selectFrom('spaces').select('id').execute()).toEqual([{ id: 'harbour-co' }]);
  const cookie = [done?.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  const query = `{
    space { id locale currency timeZone areaName }
    website { config { display { siteName language } office { email } } }
    index: page(slug: "index") { metaInfo { title } hero straps }
    about: page(slug: "about") { straps }
    contact: page(slug: "contact") { straps }
    viewer { canEdit agent { displayName email } }
    roster { displayName role title }
  }`;
  const send = (headers: Record<string, string>, host = 'localhost') =>
    call('/graphql', {
      host,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const { data, errors } = JSON.parse((await send({ cookie })).text);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    space: {
      id: 'harbour-co',
      locale: 'en-CA',
      currency: 'CAD',
      timeZone: 'America/Halifax',
      areaName: 'Halifax, NS',
    },
    index: { metaInfo: { title: 'Harbour & Co : maisons à vendre' }, hero: { name: 'hero-wide-search' } },
    viewer: { canEdit: true, agent: { displayName: 'Odile Owner', email: 'odile@harbour.example' } },
    roster: [{ displayName: 'Odile Owner', role: 'agent', title: 'Agent immobilier' }],
  });
  expect(data.contact.straps[0]).toMatchObject({ name: 'strap-contact-form', id: 'strap-contact-form-1' });
  const words = JSON.stringify(data).replace(/\/_files\/demo\/[a-z]+\/[a-z0-9-]+\.jpg/g, '');
  expect(words).not.toMatch(/poplar|mirasol|demo/i);
  expect(JSON.parse((await send({}, 'www.harbour.example')).text).data.viewer.canEdit).toBe(false);

  for (const used of [token, other])
    expect(await call(`/setup?token=${used}`)).toMatchObject({
      status: 303,
      headers: { location: '/#setup' },
    });
  expect((await call('/setup')).text).toBe('a page of the site');
  expect(await store.db.selectFrom('setup_links').selectAll().execute()).toEqual([]);
  expect(await issueSetupLink(store.db, new Date())).toBeNull();
});
