import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withValue } from '#editor/site/json-path.ts';
import {
  CODE_FIELDS,
  DISPLAY_FIELDS,
  INTEGRATION_FIELDS,
  MAIL_FIELDS,
  OFFICE_FIELDS,
  SETUP_FIELDS,
  SOCIAL_FIELDS,
  TECHNICAL_FIELDS,
} from '#editor/site/website/website-fields.ts';
import { startTestSite, type TestSite } from '#web/testing/authorisation-site.ts';

const ADMIN = 'space/edmonton/app/website/admin/componentConfig/Website';
const INPUTS = [
  ...DISPLAY_FIELDS,
  ...SETUP_FIELDS,
  ...TECHNICAL_FIELDS,
  ...OFFICE_FIELDS,
  ...SOCIAL_FIELDS,
  ...CODE_FIELDS,
  ...INTEGRATION_FIELDS.flatMap(({ fields }) => fields),
].map(({ path }) => path);

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
}, 300_000);
afterAll(() => site?.close());

async function admin(method: string, body?: unknown, revision = '') {
  const response = await site.engine.fetch(
    new Request(`http://engine.test/${ADMIN}`, {
      method,
      headers: { token: site.tokenOf('agent', 'edmonton'), ...(revision && { 'if-match': revision }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );

  return {
    status: response.status,
    revision: response.headers.get('etag') ?? '',
    // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
    json: (await response.json()) as any,
  };
}

/** Saves the website with other values and returns the engine's response. */
async function save(values: Record<string, unknown>) {
  pages.clear();
  const { json, revision } = await admin('GET');
  const changed = Object.entries(values).reduce((all, [path, value]) => withValue(all, path, value), json);

  return admin('PUT', changed, revision);
}

/** The document without the data that its scripts read; each once between two changes of the website. */
const pages = new Map<string, Promise<string>>();
function markupOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const key = JSON.stringify([path, headers]);
  const page =
    pages.get(key) ??
    site
      .send(path, { headers })
      .then(({ body }) => body.replace(/<script id="page-state"[\s\S]*?<\/script>/, ''));
  pages.set(key, page);

  return page;
}

async function request(query: string, token = '') {
  const { body } = await site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify({ query }),
  });

  return JSON.parse(body).data;
}

const asAgent = (query: string) => request(query, site.tokenOf('agent', 'edmonton'));
const home = () => markupOf('/');
const MEASURED = { cookie: 'measuring=yes' };

/** Each input of Website Settings: a value, and where a visitor or an agent sees it. */
const ACTS: Readonly<Record<string, { value: unknown; seen: () => Promise<unknown>; is: unknown }>> = {
  'config.display.siteName': { value: 'Seen Realty', seen: home, is: expect.stringContaining('Seen Realty') },
  'config.display.textTense': {
    value: 'singular',
    seen: async () => (await markupOf('/privacy-policy')) + (await markupOf('/seen-privacy')),
    is: expect.stringContaining('From these records I make reports'),
  },
  'config.display.language': { value: 'fr', seen: home, is: expect.stringContaining('<html lang="fr-CA"') },
  'config.setup.units': { value: 'm2', seen: home, is: expect.stringMatching(/data-market="[^"]*m2"/) },
  'config.display.logoUrl': {
    value: '/_files/seen-logo.svg',
    seen: home,
    is: expect.stringContaining('seen-logo'),
  },
  'config.display.logoDarkUrl': {
    value: '/_files/seen-on-dark.svg',
    seen: home,
    is: expect.stringMatching(/is-for-dark" src="[^"]*seen-on-dark/),
  },
  'config.display.smallLogoUrl': {
    value: '/_files/seen-small.svg',
    seen: home,
    is: expect.stringContaining('<link rel="icon" href="/_files/seen-small.svg'),
  },
  'config.display.thumbnailUrl': {
    value: '/_files/seen-thumb.jpg',
    seen: () => markupOf('/solds'),
    is: expect.stringMatching(/og:image" content="[^"]*seen-thumb/),
  },
  'config.setup.agentID': {
    value: 'edm-agent-4',
    // A text of a page names the agent: {{config.setup.agentID}} of the heroes with an agent.
    seen: async () => (await site.send('/')).body,
    is: expect.stringContaining('"agentID":"edm-agent-4"'),
  },
  'config.setup.brokerageID': {
    value: 'nobody',
    seen: async () => {
      const path = 'space/edmonton/solds/idx-edm-v5/office';
      return (await site.engine.fetch(new Request(`http://engine.test/${path}`))).json();
    },
    is: expect.objectContaining({ total: 0 }),
  },
  'config.setup.blogUrl': {
    value: 'http://127.0.0.1:9/blog',
    seen: () => request('{ posts { posts { slug } } }'),
    is: null,
  },
  'config.setup.bodyClasses': {
    value: 'seen-body',
    seen: home,
    is: expect.stringContaining('<body class="seen-body'),
  },
  'config.setup.legalPaths.privacy': {
    value: 'seen-privacy',
    seen: () => site.send('/seen-privacy'),
    is: expect.objectContaining({ status: 200 }),
  },
  'config.setup.legalPaths.disclaimer': {
    value: 'seen-disclaimer',
    seen: () => site.send('/seen-disclaimer'),
    is: expect.objectContaining({ status: 200 }),
  },
  // A dialog of the browser reads it: modals/vow-facts.
  'config.setup.vowFacts': {
    value: 'Seen facts',
    seen: async () => (await site.send('/')).body,
    is: expect.stringContaining('Seen facts'),
  },
  ...Object.fromEntries(
    Object.entries({
      officeName: 'Seen Office',
      email: 'seen@example.com',
      phone: '(780) 555-0101',
      cellPhone: '(780) 555-0102',
      officePhone: '(780) 555-0103',
      fax: '(780) 555-0104',
      address: 'Seen Street 5',
      city: 'Seenville',
      province: 'Seenland',
      provinceCode: 'SEENPC',
      postalCode: 'S1S 1S1',
      licence: 'Seen licence',
    }).map(([name, value]) => [
      `config.office.${name}`,
      {
        value,
        seen: () => everywhere(),
        is: expect.stringContaining(value),
      },
    ]),
  ),
  ...Object.fromEntries(
    SOCIAL_FIELDS.map(({ path }) => [
      path,
      {
        value: `https://seen.example/${path.split('.').pop()}`,
        seen: () => everywhere(),
        is: expect.stringContaining(`https://seen.example/${path.split('.').pop()}`),
      },
    ]),
  ),
  'config.setup.css': { value: '.seen-css{}', seen: home, is: expect.stringContaining('.seen-css{}') },
  'config.setup.styles': {
    value: '<style>.seen-styles{}</style>',
    seen: home,
    is: expect.stringContaining('.seen-styles{}'),
  },
  'config.setup.scripts': {
    value: '<script>seenScript()</script>',
    seen: home,
    is: expect.stringContaining('seenScript()'),
  },
  'integrations.analytics.tagManager': {
    value: 'GTM-SEEN1',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining('https://www.googletagmanager.com/gtm.js?id=GTM-SEEN1'),
  },
  'integrations.analytics.analytics': {
    value: 'G-SEEN12345',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining("gtag('config','G-SEEN12345')"),
  },
  'integrations.analytics.pixel': {
    value: '123456789012345',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining("fbq('init','123456789012345')"),
  },
  'integrations.analytics.remarketing': {
    value: 'AW-123456789',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining("gtag('config','AW-123456789')"),
  },
  'integrations.analytics.withoutConsent': {
    value: true,
    seen: home,
    is: expect.not.stringContaining('consent-root'),
  },
  'integrations.analytics.siteVerification': {
    value: 'seen-verification',
    seen: home,
    is: expect.stringContaining('<meta name="google-site-verification" content="seen-verification">'),
  },
  'integrations.analytics.webmasterTools': {
    value: 'seen-webmaster',
    seen: home,
    is: expect.stringContaining('<meta name="google-site-verification" content="seen-webmaster">'),
  },
  'integrations.analytics.bing': {
    value: 'seen-bing-code',
    seen: home,
    is: expect.stringContaining('<meta name="msvalidate.01" content="seen-bing-code">'),
  },
  'integrations.analytics.crm.domain': {
    value: 'crm.seen.example',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining('src="https://crm.seen.example/tracking.js"'),
  },
  'integrations.analytics.crm.trackingID': {
    value: 'seen-7',
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining('data-tracking-id="seen-7"'),
  },
  'integrations.analytics.crm.useWebRules': {
    value: true,
    seen: () => markupOf('/', MEASURED),
    is: expect.stringContaining('data-use-web-rules="true"'),
  },
  // The user menu of the toolbar links to both (editor/toolbar/user-menu.tsx).
  'integrations.crm.url': {
    value: 'https://crm.seen.example/',
    seen: () => asAgent('{ website { integrations } }'),
    is: expect.objectContaining({
      website: { integrations: expect.objectContaining({ crm: { url: 'https://crm.seen.example/' } }) },
    }),
  },
  'integrations.forms.managerUrl': {
    value: 'https://forms.seen.example/',
    seen: () => asAgent('{ formEditorUrl }'),
    is: { formEditorUrl: expect.stringContaining('https://forms.seen.example/') },
  },
};

/** The pages on which a brokerage shows how it can be reached. */
async function everywhere(): Promise<string> {
  return (await Promise.all(['/', '/seen-privacy', '/contact'].map((path) => markupOf(path)))).join();
}

const NOTHING = { value: null, seen: async (): Promise<unknown> => null, is: 'nothing' };

test('a site that configures no service has no byte of one', async () => {
  const { body, headers } = await site.send('/');

  expect(body).not.toMatch(/consent|googletagmanager|fbevents|gtag|site-verification|msvalidate/);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('every input of Website Settings is listed', () => {
  // When mails are sent is tested with them: web/alerts/alert-mails.test.ts.
  const ofMails = ['config.setup.quietHours.from', 'config.setup.quietHours.until'];

  expect(Object.keys(ACTS).sort()).toEqual([...INPUTS].sort());
  expect(MAIL_FIELDS.map(({ path }) => path)).toEqual(ofMails);
});

/** What is shown only in place of another, or changes how everything else is shown. */
const ALONE: Readonly<Record<string, Record<string, unknown>>> = {
  'config.office.officePhone': { 'config.office.phone': '' },
  'config.office.cellPhone': { 'config.office.officePhone': '' },
  'config.office.province': { 'config.office.provinceCode': '' },
};
const LAST = ['config.display.language', 'integrations.analytics.withoutConsent', 'config.setup.blogUrl'];

test('every input acts where a visitor or an agent sees it [R3.034 R3.035 R3.036 R3.037 R3.038 R3.039 R3.040 R3.041]', async () => {
  const together = Object.entries(ACTS).filter(([path]) => !LAST.includes(path) && !(path in ALONE));

  for (const [path, { seen, is }] of together) expect([path, await seen()]).not.toEqual([path, is]);
  const saved = await save(Object.fromEntries(together.map(([path, { value }]) => [path, value])));
  expect([saved.status, saved.json.error]).toEqual([200, undefined]);
  for (const [path, { seen, is }] of together) expect([path, await seen()]).toEqual([path, is]);

  for (const [path, others] of Object.entries(ALONE)) {
    const { value, seen, is } = ACTS[path] ?? NOTHING;
    expect([path, await seen()]).not.toEqual([path, is]);
    await save({ ...others, [path]: value });
    expect([path, await seen()]).toEqual([path, is]);
  }
}, 300_000);

test.each([
  ['tagManager', "GTM-1');alert(1)//"],
  ['tagManager', '</script><script>alert(1)</script>'],
  ['analytics', 'UA-1-1'],
  ['pixel', '12'],
  ['remarketing', '"><img src=x>'],
  ['siteVerification', '<meta name="google-site-verification" content="abcdefgh">'],
  ['bing', '"quote"'],
  ['crm.domain', 'evil.example/path'],
  ['crm.domain', 'localhost'],
  ['crm.trackingID', '" onload="x'],
])('an id of %s that could break out is rejected by its field: %s', async (name, value) => {
  const saved = await save({ [`integrations.analytics.${name}`]: value });

  expect(saved.status).toBe(400);
  expect(saved.json.error.field).toBe(`integrations.analytics.${name}`);
});

test('nothing is loaded before consent; with it all of it, within the policy, and a frame without scripts [R2.047]', async () => {
  const requests = await site.send('/');
  const inert = /<template>([\s\S]*?)<\/template>/.exec(requests.body)?.[1] ?? '';
  const outside = requests.body.replace(inert, '');

  expect(inert).toContain('gtm.js?id=GTM-SEEN1');
  expect(outside).not.toMatch(/gtm\.js|gtag|fbevents|tracking\.js|<noscript><iframe/);
  expect(outside).toContain('<section class="consent" aria-labelledby="consent-title" hidden>');

  const measured = await site.send('/', { headers: MEASURED });
  expect(measured.body).toContain(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-SEEN1"',
  );
  const head = measured.body.slice(0, measured.body.indexOf('</head>'));
  expect(head.match(/<script[^>]* async src="https:[^>]*>/g)).toHaveLength(4);
  const policy = measured.headers.get('content-security-policy') ?? '';
  for (const [, origin] of head.matchAll(/<script[^>]* src="(https:\/\/[^/"]+)/g))
    expect(policy).toContain(` ${origin}`);
  const inline = [
    ...requests.body.matchAll(/<script nonce="?shared"?(?![^>]* src=)[^>]*>([\s\S]+?)<\/script>/g),
  ];
  expect(inline.filter(([, code]) => code?.startsWith('(function(){'))).toHaveLength(1);
  for (const [, code = ''] of inline) {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(requests.headers.get('content-security-policy')).toContain(` 'sha256-${hash}'`);
  }

  const declines: Record<string, string>[] = [{ cookie: 'measuring=no' }, { 'sec-gpc': '1' }];
  for (const headers of declines) {
    const declined = await site.send('/', { headers });
    expect(declined.body).toContain('data-choice="no"');
    expect(declined.body.replace(/<template>[\s\S]*?<\/template>/, '')).not.toContain('gtm.js');
  }
});

test('an agent is not measured, and no script from elsewhere runs in their document', async () => {
  const cookie = site.credentialsOf('agent').find(({ by }) => by === 'cookie')?.headers.cookie ?? '';
  const { body } = await site.send('/', { headers: { cookie: `${cookie}; measuring=yes` } });

  expect(body).not.toMatch(/gtm\.js|fbevents|consent-root/);
  expect(body).toContain('google-site-verification');
});

test.each(LAST)('%s acts, too', async (path) => {
  const { value, seen, is } = ACTS[path] ?? NOTHING;

  expect(await seen()).not.toEqual(is);
  await save({ [path]: value });
  expect(await seen()).toEqual(is);
});
