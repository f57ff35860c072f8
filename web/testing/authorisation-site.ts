import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT } from 'jose';
import pino from 'pino';
import { DEMO_PASSWORD, seedIfEmpty } from '#demo/seed.ts';
import { ROLES, type Role } from '#domain/site/roles.ts';
import { readConfig } from '#engine/config/config.ts';
import { createEngine, type Engine } from '#engine/engine.ts';
import { SIGNING_ALGORITHM } from '#engine/identity/provider/keys.ts';
import { createLiveKeys } from '#engine/identity/provider/live-keys.ts';
import { REALMS } from '#engine/identity/realm.ts';
import { hashOf, newSecret } from '#engine/identity/sign-in-cookies.ts';
import type { Store } from '#engine/store/database/db.ts';
import { insertAccount } from '#engine/store/people/account-table.ts';
import { insertSession } from '#engine/store/people/session-table.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { type Composition, compose } from '../compose.ts';
import { createFrontDoor } from '../http/front-door.ts';
import { readPartsTable } from '../rendering/read-parts-table.ts';
import type { Handle } from '../src/app/handle.ts';

const ENTRY = join(import.meta.dirname, '../src/app/entry-server.tsx');

export type SpaceId = 'edmonton' | 'san-antonio';
const HOSTS: Readonly<Record<SpaceId, string>> = {
  edmonton: 'localhost',
  'san-antonio': 'san-antonio.localhost',
};
const KINDS = ['agent', 'customer'] as const;
type Kind = (typeof KINDS)[number];

export const CALLERS = [
  'visitor',
  'customer',
  'customer of another site',
  ...ROLES,
  'owner of another site',
  'expired',
  'forged',
] as const;
export type Caller = (typeof CALLERS)[number];
/** Somebody of Edmonton who signs in. */
export type Member = Role | 'customer';
/** The profile of the account with the role agent, and one of the other site. */
export const AGENT_UIDS: Readonly<Record<SpaceId, string>> = {
  edmonton: 'edm-agent-2',
  'san-antonio': 'sat-agent-2',
};

/** One way of a caller to identify. */
export type Credentials = {
  by: 'nothing' | 'token' | 'cookie';
  kind: Kind | null;
  headers: Record<string, string>;
};

export type SiteResponse = { status: number; headers: Headers; body: string };
export type Send = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | Buffer; space?: SpaceId },
) => Promise<SiteResponse>;

type Session = { token: string; cookie: string };

export type TestSite = {
  store: Store;
  composition: Composition;
  engine: Engine;
  send: Send;
  originOf(space: SpaceId): string;
  tokenOf(kind: Kind, space: SpaceId): string;
  /** Every way in which the caller may identify as one of that kind. */
  credentialsOf(caller: Caller): Credentials[];
  /** A new session of somebody of Edmonton. */
  signIn(member: Member): Promise<Credentials>;
  /** What no response may contain: tokens and the secrets of cookies. */
  secrets(): string[];
  /** Every response so far that set a cookie. */
  cookies: { url: string; cookie: string }[];
  logged: unknown[];
  close(): Promise<void>;
};

/** Both demo sites behind one real server, with a session of each kind of caller. */
export async function startTestSite(): Promise<TestSite> {
  const store = await createTestStore();
  await seedIfEmpty({ store, scale: 0.005, log: () => {} });
  const dataDir = join(tmpdir(), `strapwork-authorisation-${randomUUID()}`);
  const config = {
    // As a public site: the mails of a demo are shown on its machine.
    ...readConfig({
      DEMO: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      INVALIDATE_SECRET: randomUUID(),
      FORM_FILL_SECONDS: '0',
      FORM_FREE_SUBMISSIONS: '1000',
    }),
  };
  const { handle } = (await import(/* @vite-ignore */ ENTRY)) as { handle: Handle };
  const logged: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const composition = await compose({
    config,
    store,
    log,
    render: (request, options) => handle(request, { ...options, manifest: null }),
    assets: () => null,
  });
  const engine = createEngine({
    store,
    doubtLimits: config.doubtLimits,
    parts: await readPartsTable(),
    verifyToken: composition.identity.verifyToken,
    invalidateSecret: config.invalidateSecret,
    dataDir,
    log,
  });
  const isLetIn = createFrontDoor(config);
  const server = createServer((request, response) => {
    if (!isLetIn(request)) return void response.writeHead(404).end();
    if (!composition.identity.handle(request, response)) void composition.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cookies: TestSite['cookies'] = [];
  const originOf = (space: SpaceId) => `http://${HOSTS[space]}:${port}`;

  const send: Send = async (path, { space = 'edmonton', ...init } = {}) => {
    const result = await overHttp(port, path, { ...init, host: `${HOSTS[space]}:${port}` });
    for (const cookie of result.headers.getSetCookie()) cookies.push({ url: path, cookie });

    return result;
  };

  const sessions = new Map<string, Session>();
  await addRoles(store);
  for (const space of ['edmonton', 'san-antonio'] as const) {
    for (const member of ['owner', 'customer'] as const)
      sessions.set(`${member} ${space}`, await signInOverHttp(member, space));
  }
  for (const role of ['editor', 'agent', 'viewer'] as const)
    sessions.set(`${role} edmonton`, await signInOverHttp(role, 'edmonton'));
  const expired = await expiredSessions();
  const forged = await Promise.all(KINDS.map((kind) => forge(sessionOf(memberOf(kind), 'edmonton').token)));

  function sessionOf(member: Member, space: SpaceId): Session {
    const session = sessions.get(`${member} ${space}`);
    if (!session) throw new Error(`Nobody signed in as ${member} of ${space}`);

    return session;
  }

  async function signInOverHttp(member: Member, space: SpaceId): Promise<Session> {
    const kind = kindOf(member);
    const email = `${member === 'owner' ? 'agent' : member === 'customer' ? member : `role-${member}`}@${space}.example`;
    const jar = new Map<string, string>();
    const origin = originOf(space);
    let url = new URL(REALMS[kind].paths.signIn, origin);
    let form: Record<string, string> | null = null;
    for (let hop = 0; hop < 12; hop += 1) {
      const result = await send(url.pathname + url.search, {
        space,
        method: form ? 'POST' : 'GET',
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin }),
        },
        body: form ? new URLSearchParams(form).toString() : undefined,
      });
      for (const cookie of result.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      const location = result.headers.get('location');
      const requests = result.status === 200 && url.pathname.includes('/oidc/');
      if (!location && !requests) throw new Error(`The sign-in stopped at ${url.pathname}: ${result.status}`);
      form = requests ? { email, password: DEMO_PASSWORD } : null;
      if (location) url = new URL(location, url);
      const secret = jar.get(REALMS[kind].cookies.session);
      if (secret) return { token: await latestToken(kind, space), cookie: secret };
    }
    throw new Error(`${member} of ${space} could not sign in`);
  }

  async function latestToken(kind: Kind, space: SpaceId): Promise<string> {
    const { id_token } = await store.db
      .selectFrom('sessions')
      .select('id_token')
      .where('kind', '=', kind)
      .where('space_id', '=', space)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();

    return id_token;
  }

  /** Signed by the site's own key, forty days ago. */
  async function expiredSessions(): Promise<Session[]> {
    const then = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    const [key] = (await createLiveKeys(store.db, () => new Date())).current().jwks;
    if (!key) throw new Error('There is no signing key');
    const found: Session[] = [];
    for (const kind of KINDS) {
      const { token } = sessionOf(memberOf(kind), 'edmonton');
      const old = await new SignJWT({ ...decodeJwt(token), iat: then.getTime() / 1000 - 1 })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid })
        .setExpirationTime(then)
        .sign(await importJWK(key, SIGNING_ALGORITHM));
      const cookie = newSecret();
      const row = { id_hash: hashOf(cookie), kind, space_id: 'edmonton', subject: 'anybody', id_token: old };
      await insertSession(store.db, { ...row, created_at: then, expires_at: then });
      found.push({ token: old, cookie });
    }

    return found;
  }

  const byToken = (kind: Kind, token: string): Credentials => ({ by: 'token', kind, headers: { token } });
  const byCookie = (kind: Kind, secret: string): Credentials => ({
    by: 'cookie',
    kind,
    headers: { cookie: `${REALMS[kind].cookies.session}=${secret}` },
  });
  const both = (kind: Kind, { token, cookie }: Session) => [byToken(kind, token), byCookie(kind, cookie)];

  return {
    store,
    composition,
    engine,
    send,
    originOf,
    tokenOf: (kind, space) => sessionOf(memberOf(kind), space).token,
    credentialsOf: (caller) => {
      if (caller === 'visitor') return [{ by: 'nothing', kind: null, headers: {} }];
      if (caller === 'expired') return expired.flatMap((session, i) => both(KINDS[i] ?? 'agent', session));
      if (caller === 'forged') {
        return forged.flatMap((token, i) => both(KINDS[i] ?? 'agent', { token, cookie: 'A'.repeat(43) }));
      }
      const [member, space] = isElsewhere(caller)
        ? ([caller === 'owner of another site' ? 'owner' : 'customer', 'san-antonio'] as const)
        : ([caller, 'edmonton'] as const);
      return both(kindOf(member), sessionOf(member, space));
    },
    signIn: async (member) => byCookie(kindOf(member), (await signInOverHttp(member, 'edmonton')).cookie),
    secrets: () => [...sessions.values(), ...expired].flatMap(({ token, cookie }) => [token, cookie]),
    cookies,
    logged,
    close: async () => {
      await stop(server);
      await composition.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function kindOf(member: Member): Kind {
  return member === 'customer' ? 'customer' : 'agent';
}

function memberOf(kind: Kind): Member {
  return kind === 'customer' ? 'customer' : 'owner';
}

type Elsewhere = 'customer of another site' | 'owner of another site';
function isElsewhere(caller: Caller): caller is Elsewhere {
  return caller.endsWith('of another site');
}

/** The demo's accounts are owners; these have the other roles and the same password. */
async function addRoles({ db }: Store): Promise<void> {
  const { password_hash } = await db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow();
  for (const role of ['editor', 'agent', 'viewer'] as const) {
    await insertAccount(db, {
      spaceId: 'edmonton',
      id: `account-${role}`,
      email: `role-${role}@edmonton.example`,
      name: `The ${role}`,
      role,
      passwordHash: password_hash,
      agentUid: role === 'agent' ? AGENT_UIDS.edmonton : null,
      createdAt: new Date(),
    });
  }
}

/** The same claims, signed by a key of the forger. */
async function forge(token: string): Promise<string> {
  const { alg = 'RS256', kid } = decodeProtectedHeader(token);
  const { privateKey } = await generateKeyPair(alg);

  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg, kid }).sign(privateKey);
}

type Init = { host: string; method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Unlike fetch it sends any Host. */
function overHttp(
  port: number,
  path: string,
  { host, method = 'GET', headers, body }: Init,
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const received = new Headers();
          for (let i = 0; i < response.rawHeaders.length; i += 2) {
            received.append(response.rawHeaders[i] ?? '', response.rawHeaders[i + 1] ?? '');
          }
          resolve({
            status: response.statusCode ?? 0,
            headers: received,
            body: Buffer.concat(chunks).toString('utf8'),
          });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();

  return new Promise((resolve) => server.close(() => resolve()));
}
