import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { AGENT, createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let browser: TestBrowser;

beforeAll(async () => {
  rig = await createTestIdentity();
});
afterAll(() => rig.close());
beforeEach(() => {
  browser = new TestBrowser(rig.identity);
  rig.letAttemptsPass();
});

const reachCallback = () => browser.reachCallback(`${EDMONTON}/access/login`, AGENT);

test.each([
  ['//evil.example'],
  ['https://evil.example'],
  ['/\\evil.example'],
  ['%2F%2Fevil.example'],
  ['/%5cevil.example'],
  ['javascript:alert(1)'],
])('signing in with the return URL %s redirects home', async (returnTo) => {
  const form = await browser.open(`${EDMONTON}/access/login?returnTo=${returnTo}`);
  const back = await browser.post(form.url, AGENT);

  expect(back.url.href).toBe(`${EDMONTON}/`);
});

test('a wrong password and an unknown email get the same message, and the email stays filled in', async () => {
  const responses = [];
  for (const email of [AGENT.email, 'nobody@example.test']) {
    const form = await browser.open(`${EDMONTON}/access/login`);
    const response = await browser.post(form.url, { email, password: 'wrong' });
    const html = response.html.replaceAll(email, 'EMAIL');
    // Each form has a challenge of its own.
    responses.push({ status: response.status, html: html.replace(/(challenge&quot;:&quot;)[\w-]+/, '$1') });
  }

  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]?.status).toBe(422);
  expect(responses[0]?.html).toContain('The e-mail address or the password is not right.');
  expect(responses[0]?.html).toContain('value="EMAIL"');
});

test('an unknown email takes as long as a wrong password', async () => {
  // Processor time, and its minimum: other load changes neither much.
  const site = await createTestIdentity({ hashesAsSite: true });
  const visitor = new TestBrowser(site.identity);
  const fastest = async (email: string) => {
    const times = [];
    for (let i = 0; i < 3; i += 1) {
      const form = await visitor.open(`${EDMONTON}/access/login`);
      const start = process.cpuUsage();
      await visitor.post(form.url, {
        email: `${i}${email}`.slice(email === AGENT.email ? 1 : 0),
        password: 'no',
      });
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
    }
    return Math.min(...times);
  };

  const ratio = (await fastest('nobody@example.test')) / (await fastest(AGENT.email));

  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
  await site.close();
});

test('the sixth attempt within a quarter of an hour is rejected even with the right password', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  for (let i = 0; i < 5; i += 1) await browser.post(form.url, { ...AGENT, password: `wrong ${i}` });

  const blocked = await browser.post(form.url, AGENT);
  expect(blocked.status).toBe(429);
  expect(blocked.html).toContain('Wait 15 minutes');

  rig.time.now = new Date(rig.time.now.getTime() + 15 * 60 * 1000);
  expect((await browser.post(form.url, AGENT)).url.pathname).toBe('/');
});

test('a public password is accepted on loopback host names only', async () => {
  const known = await createTestIdentity({ publicPassword: AGENT.password });
  const signIn = async (origin: string) => {
    const visitor = new TestBrowser(known.identity);
    return visitor.post((await visitor.open(`${origin}/access/login`)).url, AGENT);
  };

  expect((await signIn(EDMONTON)).url.pathname).toBe('/');
  expect(await signIn('https://edmonton.example')).toMatchObject({ status: 422 });
  // Wide letters are hashed like plain ones.
  const wide = AGENT.password.replace('c', '\u{ff43}');
  const visitor = new TestBrowser(known.identity);
  const { url } = await visitor.open('https://edmonton.example/access/login');
  expect(await visitor.post(url, { ...AGENT, password: wide })).toMatchObject({ status: 422 });
  await known.close();
});

test('form input is rendered as text, not markup', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const response = await browser.post(form.url, { email: '"><script>alert(1)</script>', password: 'x' });

  expect(response.html).not.toContain('<script>alert');
  expect(response.html).toContain('&gt;&lt;script&gt;alert');
});

test('the form works only in the browser that opened it, and another gets a notice', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const other = await new TestBrowser(rig.identity).post(form.url, AGENT);

  expect(other.status).toBe(400);
  expect(other.html).toContain('opened in another browser');
});

test('a cross-site form post signs nobody in', async () => {
  const form = await browser.open(`${EDMONTON}/access/login`);
  const response = await browser.post(form.url, AGENT, { origin: 'https://evil.example' });

  expect(response.status).toBe(400);
});

test('a callback works once', async () => {
  const callback = await reachCallback();
  const attempt = browser.cookies(EDMONTON).get('strapwork-agent-attempt') ?? '';
  const before = await rig.countSessions();

  const first = await browser.open(callback);
  browser.cookies(EDMONTON).set('strapwork-agent-attempt', attempt);
  const second = await browser.open(callback);

  expect(first.url.pathname).toBe('/');
  expect(second.url.pathname + second.url.search).toBe('/access?error=expired');
  expect(await rig.countSessions()).toBe(before + 1);
});

test.each<[string, (callback: URL) => void]>([
  ['another state', (url) => url.searchParams.set('state', 'x')],
  ['no state', (url) => url.searchParams.delete('state')],
  ['another code', (url) => url.searchParams.set('code', 'x')],
  ['no code', (url) => url.searchParams.delete('code')],
  ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example')],
  ['a rejection', (url) => url.searchParams.set('error', 'access_denied')],
])('a callback with %s signs nobody in and shows a notice', async (_, change) => {
  const callback = await reachCallback();
  const before = await rig.countSessions();
  change(callback);

  const visit = await browser.open(callback);

  expect(visit.url.pathname + visit.url.search).toBe('/access?error=failed');
  expect(await rig.countSessions()).toBe(before);
});

test("an attacker's callback opened in another browser signs nobody in", async () => {
  const callback = await reachCallback();
  const victim = new TestBrowser(rig.identity);
  await victim.open(`${EDMONTON}/access/login`);

  const visit = await victim.open(callback);

  expect(visit.url.pathname + visit.url.search).toBe('/access?error=failed');
  expect(await rig.identity.authenticate(victim.requestFor(EDMONTON), 'edmonton')).toBeNull();
});

test('an unknown host has no provider and no sign-in', async () => {
  const visit = await browser.open('http://unknown.example/oidc/.well-known/openid-configuration');
  const login = await browser.open('http://unknown.example/access/login');

  expect([visit.status, login.status]).toEqual([404, 404]);
});

test('nothing was logged as an error', () => {
  expect(rig.errors).toEqual([]);
});
