import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSamples, fill, MARKS, type Samples } from './authorisation-samples.ts';
import {
  CALLERS,
  type Caller,
  type Credentials,
  type Member,
  type SiteResponse,
  startTestSite,
  type TestSite,
} from './authorisation-site.ts';
import {
  type Access,
  type CallLine,
  ENGINE_CALLS,
  OPERATIONS,
  PAGES,
  SITE_CALLS,
  type SiteLine,
} from './authorisation-table.ts';
import { operationsOf, operationText } from './operation-text.ts';

// The running schema: `gateway/schema.graphql` is printed from it, and a check holds it fresh.
const SCHEMA = buildSchema(readFileSync(join(import.meta.dirname, '../../gateway/schema.graphql'), 'utf8'));
const FIELDS = operationsOf(SCHEMA);
/** Written by every sign-in or only counts. */
const COUNTERS = [
  'sessions',
  'oidc_payloads',
  'sign_in_failures',
  'places',
  'place_rings',
  'spent_form_views',
];
const FORM_TYPE = 'application/x-www-form-urlencoded';
const NOBODY: Credentials = { by: 'nothing', kind: null, headers: {} };
const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;

const ALLOWED: Readonly<Record<Access, readonly Caller[]>> = {
  everyone: CALLERS,
  customer: ['customer'],
  owner: ['owner'],
  editors: ['owner', 'editor'],
  agents: ['owner', 'editor', 'agent'],
  staff: ['owner', 'editor', 'agent', 'viewer'],
  members: ['customer', 'owner', 'editor', 'agent', 'viewer'],
  nobody: [],
};
const STAFF: readonly Caller[] = ALLOWED.staff;
const MEMBERS: readonly Caller[] = ALLOWED.members;
/** Whose responses may contain a mark. */
const SEEN_BY: Readonly<Record<keyof typeof MARKS, readonly Caller[]>> = {
  staff: ALLOWED.staff,
  agent: ALLOWED.agents,
  office: ALLOWED.editors,
  owners: ALLOWED.owner,
  customers: [...ALLOWED.agents, 'customer'],
  otherSite: [],
};

const MARK_NAMES = Object.keys(MARKS) as (keyof typeof MARKS)[];

let site: TestSite;
let samples: Record<'edmonton' | 'san-antonio', ReturnType<typeof createSamples>>;
/** The samples of a line, made before anybody calls it. */
const ofLine = new Map<string, Samples>();

function samplesOf(line: string): Samples {
  const known = ofLine.get(line) ?? samples.edmonton.of();
  ofLine.set(line, known);

  return known;
}

describe('the authorisation matrix', { retry: 0 }, () => {
  beforeAll(async () => {
    site = await startTestSite();
    samples = {
      edmonton: createSamples(site, 'edmonton'),
      'san-antonio': createSamples(site, 'san-antonio'),
    };
    for (const each of Object.values(samples)) await each.prepare();
    // Everything a line needs exists before the first call, and the first digest.
    for (const [name, line] of [
      ...Object.entries(OPERATIONS),
      ...Object.entries(ENGINE_CALLS),
      ...Object.entries({ ...PAGES, ...SITE_CALLS }),
    ]) {
      await fill(Object.values(line), samplesOf(name));
    }
  }, 600_000);
  afterAll(() => site?.close());

  test('has a line for every operation of the schema', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...FIELDS.keys()].sort());
  });

  test('has a line for every route of the engine', () => {
    const routes = site.engine.routes.map(({ method, path }) => `${method} ${path}`);

    expect(Object.keys(ENGINE_CALLS).sort()).toEqual([...new Set(routes)].sort());
  });

  test('has a line for every route of the sign-in and the account, and for every path that the site names', () => {
    const { routes, account } = site.composition.identity;
    const registered = [...routes.routes, ...account.routes].filter(({ method }) => method !== 'ALL');
    const text = readFileSync(join(import.meta.dirname, '../rendering/site-app.ts'), 'utf8');
    const named = [...text.matchAll(/'(\/[\w/.]+)'|`(\/[\w/]+)\$/g)].map(
      ([, whole, start]) => whole ?? start,
    );
    const paths = Object.keys(SITE_CALLS).map((key) => key.replace(/^\w+ /, ''));

    expect(registered.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(Object.keys(SITE_CALLS).filter((key) => /\/(access|account)/.test(key))),
    );
    expect(Object.keys(SITE_CALLS)).toEqual(
      expect.arrayContaining(registered.map(({ method, path }) => `${method} ${path}`)),
    );
    for (const path of named) {
      const isKnown = path === '/graphql' || paths.some((each) => each.startsWith(path ?? ''));
      expect([path, isKnown]).toEqual([path, true]);
    }
  });

  test('rejects whom the table rejects, by token and by cookie, and writes nothing for them', async () => {
    const before = await digest();
    const wrong: string[] = [];

    for (const [name, { access }] of Object.entries(OPERATIONS)) {
      for (const caller of CALLERS.filter((each) => !ALLOWED[access].includes(each))) {
        for (const credentials of [oneWayOf(caller, access, name)]) {
          const received = await operate(name, credentials, samplesOf(name));
          const where = `${name} as ${caller} by ${credentials.by}`;
          wrong.push(...problemsOf(received, { where, caller, credentials }));
          const { data, errors } = JSON.parse(received.body);
          if (name.startsWith('Viewer.')) {
            if (data?.viewer?.[name.slice('Viewer.'.length)] !== null)
              wrong.push(`${where}: ${received.body}`);
          } else {
            // A role that lacks the right gets its own code; an agent is no customer.
            const expected = STAFF.includes(caller) && isOfStaff(access) ? 'FORBIDDEN' : 'UNAUTHENTICATED';
            if (errors?.[0]?.extensions?.code !== expected)
              wrong.push(`${where}: ${received.body.slice(0, 200)}`);
          }
        }
      }
    }
    // The cookie of an agent is no permission to edit (decision 0029).
    for (const [name, { access }] of Object.entries(OPERATIONS)) {
      if (!isOfStaff(access) || name.startsWith('Viewer.')) continue;
      for (const credentials of site.credentialsOf('owner').filter(({ by }) => by === 'cookie')) {
        const received = await operate(name, credentials, samplesOf(name));
        const code = JSON.parse(received.body).errors?.[0]?.extensions?.code;
        if (code !== 'EDITOR_TOKEN_MISSING') wrong.push(`${name} by the cookie alone: ${received.body}`);
      }
    }
    for (const [name, line] of Object.entries(ENGINE_CALLS)) {
      for (const caller of CALLERS.filter((each) => !ALLOWED[line.access].includes(each))) {
        for (const credentials of [oneWayOf(caller, line.access)]) {
          const received = await callEngine(name, line, credentials, samplesOf(name));
          const isKnown = !['visitor', 'expired', 'forged'].includes(caller);
          const expected = isKnown || line.access === 'nobody' ? 403 : 401;
          const where = `${name} as ${caller}`;
          wrong.push(...problemsOf(received, { where, caller, credentials }));
          if (received.status !== expected) wrong.push(`${where}: ${received.status} instead of ${expected}`);
        }
      }
    }
    for (const [name, line] of Object.entries(SITE_CALLS)) {
      for (const caller of CALLERS.filter((each) => !ALLOWED[line.access].includes(each))) {
        for (const credentials of [cookieOf(caller)]) {
          const received = await visit(name, line, credentials, samplesOf(name));
          const where = `${name} as ${caller}`;
          wrong.push(...problemsOf(received, { where, caller, credentials }));
          const isRejected =
            line.access === 'customer'
              ? received.status === 303 && received.headers.get('location')?.startsWith('/account/sign-in')
              : [401, 403].includes(received.status);
          if (!isRejected) wrong.push(`${where}: ${received.status} ${received.body.slice(0, 200)}`);
        }
      }
    }

    expect(wrong.slice(0, 40)).toEqual([]);
    expect(await digest()).toEqual(before);
  }, 600_000);

  test('allows what the table allows, and shows nobody the data of others', async () => {
    const elsewhere = await digest('san-antonio');
    const wrong: string[] = [];

    for (const [name, line] of Object.entries(PAGES)) {
      // Pages differ for those who see drafts; a viewer sees what an agent sees.
      for (const caller of CALLERS.filter((each) => each !== 'editor' && each !== 'agent')) {
        for (const credentials of [cookieOf(caller)]) {
          const received = await visit(name, line, credentials, samplesOf(name));
          const where = `the page ${name} as ${caller}`;
          wrong.push(...problemsOf(received, { where, caller, credentials }));
          const isMissing = name === 'not-found' || !ALLOWED[line.access].includes(caller);
          const expected = isMissing ? [404] : name === 'lease' ? [200, 301, 308] : [200, 301];
          if (!expected.includes(received.status)) wrong.push(`${where}: ${received.status}`);
        }
      }
    }
    for (const [name, { access, result }] of Object.entries(OPERATIONS)) {
      for (const caller of ALLOWED[access]) {
        for (const credentials of [oneWayOf(caller, access, name.startsWith('Query') ? name : '')]) {
          // Earlier calls have changed what there is.
          const own = name.startsWith('Mutation') ? samples.edmonton.of() : samplesOf(name);
          const received = await operate(name, credentials, own);
          const where = `${name} as ${caller} by ${credentials.by}`;
          wrong.push(...problemsOf(received, { where, caller, credentials }));
          const { data, errors } = JSON.parse(received.body);
          const typename = data?.[name.split('.')[1] ?? '']?.__typename ?? 'Success';
          if (errors) wrong.push(`${where}: ${JSON.stringify(errors[0]).slice(0, 300)}`);
          else if (name === 'Mutation.discardSiteDraft' && caller !== 'owner') {
            // A draft is somebody's own: there is none of the others.
            if (typename !== 'UserError') wrong.push(`${where}: ${received.body.slice(0, 300)}`);
          } else if (/Error$/.test(typename) ? typename !== result : result !== undefined) {
            wrong.push(`${where}: ${received.body.slice(0, 300)}`);
          }
        }
      }
    }
    for (const [name, line] of Object.entries(ENGINE_CALLS)) {
      for (const caller of ALLOWED[line.access]) {
        const credentials = site.credentialsOf(caller).find(({ by }) => by !== 'cookie');
        if (!credentials) continue;
        const own = name.startsWith('GET') ? samplesOf(name) : samples.edmonton.of();
        const received = await callEngine(name, line, credentials, own);
        const where = `${name} as ${caller}`;
        wrong.push(...problemsOf(received, { where, caller, credentials }));
        if (received.status >= 400 && !isAnswered(name, received)) {
          wrong.push(`${where}: ${received.status} ${received.body.slice(0, 200)}`);
        }
      }
    }
    for (const [name, line] of Object.entries(SITE_CALLS)) {
      const asVisitor = line.isShared && (await visit(name, line, NOBODY, samplesOf(name)));
      for (const caller of ALLOWED[line.access]) {
        const ways = line.endsSession && isMember(caller) ? [await site.signIn(caller)] : [cookieOf(caller)];
        for (const credentials of ways) {
          const received = await visit(name, line, credentials, samplesOf(name));
          const where = `${name} as ${caller}`;
          wrong.push(...problemsOf(received, { where, caller, credentials, isShared: line.isShared }));
          if (received.status >= 500 || received.status === 401) wrong.push(`${where}: ${received.status}`);
          if (asVisitor && asVisitor.body !== received.body) wrong.push(`${where}: differs from a visitor's`);
        }
      }
    }

    expect(wrong.slice(0, 40)).toEqual([]);
    expect(await digest('san-antonio')).toEqual(elsewhere);
    expect(site.logged).toEqual([]);
  }, 600_000);

  test('finds and changes nothing of another site by its ids', async () => {
    const wrong: string[] = [];
    const foreign = new Map<string, Samples>();
    for (const [name, line] of [...Object.entries(OPERATIONS), ...Object.entries(ENGINE_CALLS)]) {
      const own = samples['san-antonio'].of();
      foreign.set(name, own);
      await fill(Object.values(line), own);
    }
    const before = await digest('san-antonio');

    for (const [name, { access }] of Object.entries(OPERATIONS)) {
      for (const caller of ['owner', 'agent', 'customer'] as const) {
        if (!ALLOWED[access].includes(caller)) continue;
        const credentials = tokenOf(caller);
        const received = await operate(name, credentials, withoutTexts(foreign.get(name)));
        const where = `${name} as ${caller} with ids of another site`;
        wrong.push(...problemsOf(received, { where, caller, credentials }));
      }
    }
    for (const [name, line] of Object.entries(ENGINE_CALLS)) {
      for (const caller of ['owner', 'agent', 'customer'] as const) {
        if (!ALLOWED[line.access].includes(caller) || name === 'GET /getSpace') continue;
        const credentials = tokenOf(caller);
        const received = await callEngine(name, line, credentials, withoutTexts(foreign.get(name)));
        const where = `${name} as ${caller} with ids of another site`;
        if (!isOfNoSpace(name)) wrong.push(...problemsOf(received, { where, caller, credentials }));
      }
    }

    expect(wrong.slice(0, 40)).toEqual([]);
    expect(await digest('san-antonio')).toEqual(before);
  }, 600_000);

  test('lets no script read a cookie, and sends none over http that was set over https', async () => {
    const secure = await site.send('/account/sign-in', { headers: { 'x-forwarded-proto': 'https' } });
    const all = [
      ...site.cookies,
      ...secure.headers.getSetCookie().map((cookie) => ({ url: 'https', cookie })),
    ];

    expect(secure.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(20);
    for (const { url, cookie } of all) {
      expect([url, cookie]).toEqual([url, expect.stringMatching(/;\s*httponly/i)]);
      expect([url, cookie]).toEqual([url, expect.stringMatching(/;\s*samesite=(lax|strict)/i)]);
      if (url === 'https') expect(cookie).toMatch(/^__Host-.*;\s*secure/i);
    }
  });
});

/** What is wrong with any response to anybody. */
function problemsOf(
  { headers, body }: SiteResponse,
  {
    where,
    caller,
    credentials,
    isShared = false,
  }: { where: string; caller: Caller; credentials: Credentials; isShared?: boolean },
): string[] {
  const caching = headers.get('cache-control') ?? '';
  const isSafelyCached = credentials.by === 'nothing' || isShared || /\b(private|no-store)\b/.test(caching);
  const marks = MARK_NAMES.filter((mark) => !SEEN_BY[mark].includes(caller))
    .map((mark) => MARKS[mark])
    .filter((mark) => body.includes(mark));

  return [
    ...(isSafelyCached ? [] : [`${where}: a shared cache may store it: ${caching || 'no cache-control'}`]),
    ...(JWT.test(body) || site.secrets().some((secret) => body.includes(secret))
      ? [`${where}: a token`]
      : []),
    ...marks.map(
      (mark) => `${where}: ${mark} ${body.slice(Math.max(0, body.indexOf(mark) - 150), body.indexOf(mark))}`,
    ),
  ];
}

async function operate(name: string, credentials: Credentials, own: Samples): Promise<SiteResponse> {
  const field = FIELDS.get(name);
  if (!field) throw new Error(`The schema has no ${name}`);
  const args = OPERATIONS[name]?.args ?? {};
  const query = operationText(name, field, Object.keys(args));

  return site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials.headers },
    body: JSON.stringify({ query, variables: await fill(args, own) }),
  });
}

async function callEngine(
  name: string,
  { params, body, headers }: CallLine,
  credentials: Credentials,
  own: Samples,
): Promise<SiteResponse> {
  const [method = '', pattern = ''] = name.split(' ', 2);
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(params)) values.set(key, String(await fill(value, own)));
  const path = pattern.replace(/:(\w+)(\{[^}]*\})?/g, (_, key: string) =>
    encodeURIComponent(values.get(key) ?? (/^space_?id$/i.test(key) ? 'edmonton' : '')),
  );
  const query = [...values]
    .filter(([key]) => key.startsWith('?'))
    .map(([key, value]) => [key.slice(1), value]);
  const filled = body === undefined ? undefined : await fill(body, own);
  const sent = Object.entries(headers ?? {}).map(async ([key, value]) => [
    key,
    String(await fill(value, own)),
  ]);
  const response = await site.engine.fetch(
    new Request(`http://engine.test${path}?${new URLSearchParams(Object.fromEntries(query))}`, {
      method,
      headers: { ...credentials.headers, ...Object.fromEntries(await Promise.all(sent)) },
      body: filled === undefined || typeof filled === 'string' ? filled : JSON.stringify(filled),
    }),
  );

  return { status: response.status, headers: response.headers, body: await response.text() };
}

async function visit(
  name: string,
  { path, form, access }: SiteLine,
  credentials: Credentials,
  own: Samples,
): Promise<SiteResponse> {
  const isPost = name.startsWith('POST ');
  const isUpload = isPost && isOfStaff(access);

  return site.send(String(await fill(path, own)), {
    method: isPost ? 'POST' : 'GET',
    headers: {
      ...(isPost && {
        origin: site.originOf('edmonton'),
        'content-type': isUpload ? 'application/octet-stream' : FORM_TYPE,
      }),
      ...credentials.headers,
    },
    body: isUpload ? String(await own('picture')) : form && new URLSearchParams(form).toString(),
  });
}

/** Pages and sign-in routes identify people by cookie. */
function cookieOf(caller: Caller): Credentials {
  const [cookie = NOBODY] = site
    .credentialsOf(caller)
    .filter(({ by }) => by === 'cookie')
    .reverse();

  return cookie;
}

function tokenOf(caller: Caller): Credentials {
  return site.credentialsOf(caller).find(({ by }) => by === 'token') ?? NOBODY;
}

/** The two ways to identify are the same for every operation: half of the lines go each. */
function oneWayOf(caller: Caller, access: Access, name = ''): Credentials {
  const ofAgents = isOfStaff(access);
  const ways = site
    .credentialsOf(caller)
    .filter(({ kind }) => kind === null || !isOfEither(caller) || (kind === 'agent') === ofAgents);
  const isByCookie = name.length % 2 === 1 && !(ofAgents && STAFF.includes(caller));

  return ways.find(({ by }) => (by === 'cookie') === isByCookie) ?? NOBODY;
}

function isOfStaff(access: Access): boolean {
  return ['owner', 'editors', 'agents', 'staff'].includes(access);
}

function isMember(caller: Caller): caller is Member {
  return MEMBERS.includes(caller);
}

function isOfEither(caller: Caller): boolean {
  return caller === 'expired' || caller === 'forged';
}

/** Rejected for what was sent, not for who sent it. */
function isAnswered(name: string, { status, body }: SiteResponse): boolean {
  // A draft of a part is somebody's own, and the second caller finds what the first has saved.
  if (/\/(site-drafts\/:part|org\/chart)$/.test(name)) return status === 404 || status === 428;
  if (/\/admin\/design-draft(\/publish)?$/.test(name)) return status === 404;
  if (/\/account\/(sessions|passkeys)\/:id$/.test(name)) return status === 404;
  // The password is wrong, and there is no response of an authenticator.
  if (name.endsWith('/account/passkeys/options')) return status === 400 && body.includes('current');
  if (name === 'POST /space/:spaceID/account/passkeys') return status === 400 && body.includes('answer');
  if (name.endsWith('/listings/import')) return status === 400;
  if (name.startsWith('POST ') && name.endsWith('/admin/archive')) return status === 400;
  // The demo's source has listings of its own.
  if (name.startsWith('POST ') && name.endsWith('/listings/samples')) return status === 400;
  // The webhook of the table is off.
  if (name === 'POST /space/:spaceID/app/webhook/test') return status === 404;
  if (name === 'PUT /space/:spaceID/account/password') return status === 400 && body.includes('current');

  return name.endsWith('/redirectUrl') && status === 404;
}

/** Sources, shapes and places are named by their ids alone, independent of the site. */
function isOfNoSpace(name: string): boolean {
  return /^GET \/(:source|pre-indexed-shape|whosonfirst)/.test(name);
}

/** The ids of another site, but the caller's own texts: a copy of a text is no leak. */
function withoutTexts(foreign: Samples | undefined): Samples {
  const own = samples.edmonton.of();
  const TEXTS = [
    'header',
    'footer',
    'website',
    'pageBody',
    'postBody',
    'categoryBody',
    'origin',
    'space',
    'area',
    'picture',
    'terms',
  ];

  return (name) => (TEXTS.includes(name) || !foreign ? own(name) : foreign(name));
}

/** What the store holds, by table; of one space or of all. */
async function digest(space?: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'space_id' order by 1`.execute(site.store.db);
  const found: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !COUNTERS.includes(row.name))) {
    const of = space ? sql`where space_id = ${space}` : sql``;
    // The delivery of mails and events continues meanwhile.
    const row = ['mails', 'webhook_deliveries'].includes(name) ? sql`id::text` : sql`t::text`;
    const { rows: digests } = await sql<{ digest: string }>`
      select md5(coalesce(string_agg(md5(${row}), '' order by md5(${row})), '')) as digest
      from ${sql.table(name)} t ${of}`.execute(site.store.db);
    found[name] = digests[0]?.digest ?? '';
  }

  return found;
}
