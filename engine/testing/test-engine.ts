import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DoubtLimits } from '#domain/contact/doubt.ts';
import type { SiteFile } from '#domain/files/site-file.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Geocode } from '../geocoding/geocoder.ts';
import type { HostNames } from '../hosts/host-names.ts';
import type { TokenClaims } from '../identity/provider/token-claims.ts';
import type { IpList } from '../network/ip-list.ts';
import { readParts } from '../read-parts.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { Store } from '../store/database/db.ts';
import { createTestStore } from './test-store.ts';

export const INVALIDATE_SECRET = 'a secret of the tests';

/** Default time of tests: a Saturday around noon in Edmonton. */
export const TEST_NOW = new Date('2026-11-21T19:00:00Z');

/** Tokens the test engine accepts, by the value of the header `token`. */
export const TOKENS: Record<
  string,
  Omit<TokenClaims, 'expiresAt' | 'role'> & Partial<Pick<TokenClaims, 'role'>>
> = {
  agent: { kind: 'agent', spaceId: 'edmonton', subject: 'ada', name: 'Ada Agent', email: 'ada@example.test' },
  second: { kind: 'agent', spaceId: 'edmonton', subject: 'ben', name: 'Ben Agent' },
  editor: { kind: 'agent', spaceId: 'edmonton', subject: 'edi', role: 'editor' },
  realtor: { kind: 'agent', spaceId: 'edmonton', subject: 'ben', name: 'Ben Agent', role: 'agent' },
  viewer: { kind: 'agent', spaceId: 'edmonton', subject: 'vic', role: 'viewer' },
  elsewhere: { kind: 'agent', spaceId: 'san-antonio', subject: 'cam', name: 'Cam Agent' },
  customer: {
    kind: 'customer',
    spaceId: 'edmonton',
    subject: 'customer-1',
    name: 'Dee Customer',
    origin: 'http://localhost',
  },
  'second-customer': { kind: 'customer', spaceId: 'edmonton', subject: 'customer-2', name: 'Eli Customer' },
  'verified-customer': {
    kind: 'customer',
    spaceId: 'edmonton',
    subject: 'customer-1',
    name: 'Dee Customer',
    isEmailVerified: true,
  },
  'customer-elsewhere': {
    kind: 'customer',
    spaceId: 'san-antonio',
    subject: 'customer-1',
    name: 'Fay Customer',
  },
};

export type Call = {
  method?: string;
  token?: string;
  revision?: number | string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A response; `body` is undefined when it is empty. */
export type EngineResponse = {
  status: number;
  headers: Headers;
  /** JSON that each test reads as what it expects. */
  // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
  body: any;
};

export type TestEngine = Pick<Engine, 'read' | 'follow' | 'forget'> & {
  store: Store;
  /** Created by the first upload and removed by `close()`. */
  dataDir: string;
  /** Calls the engine; the path has no leading slash. */
  call(path: string, call?: Call): Promise<EngineResponse>;
  /** The response as it is. */
  fetch(path: string, call?: { method?: string; token?: string; body?: ReadableStream }): Promise<Response>;
  /** Sends a body of unknown length as an agent. */
  stream(path: string, body: ReadableStream): Promise<Response>;
  /** Sends the bytes of a file. */
  upload(path: string, body: ReadableStream, token?: string): Promise<UploadResponse>;
  /** Runs the scheduled jobs. */
  runScheduledJobs(): Promise<void>;
  /** Errors the engine logged. */
  errors: object[];
  close(): Promise<void>;
};

export type UploadResponse = {
  status: number;
  file: SiteFile;
  error?: { code: string; message: string; field?: string };
};

const UNDOUBTED: DoubtLimits = { fillMs: 0, submissions: Number.POSITIVE_INFINITY };

/** An engine over its own store, or over a shared one, which then stays open. */
export async function createTestEngine({
  kind,
  store: sharedStore,
  clock = () => TEST_NOW,
  index,
  webhookNetworks,
  hostNames,
  storage,
  filesQuotaBytes,
  agentProvider,
  geocode,
  doubtLimits = UNDOUBTED,
}: {
  kind?: Store['kind'];
  store?: Store;
  clock?: () => Date;
  /** An index of the shared store. */
  index?: SearchIndex;
  webhookNetworks?: IpList;
  hostNames?: HostNames;
  storage?: FileStorage;
  filesQuotaBytes?: number;
  agentProvider?: string;
  geocode?: Geocode;
  /** What asks for a captcha; nothing unless it is tested. */
  doubtLimits?: DoubtLimits;
} = {}): Promise<TestEngine> {
  const store = sharedStore ?? (await createTestStore(kind));
  const errors: object[] = [];
  const dataDir = join(tmpdir(), `strapwork-engine-${randomUUID()}`);
  const engine = createEngine({
    store,
    clock,
    index,
    webhookNetworks,
    hostNames,
    dataDir,
    storage,
    filesQuotaBytes,
    agentProvider,
    geocode,
    doubtLimits,
    parts: await readParts(),
    verifyToken: async (token) => {
      const claims = TOKENS[token];
      const role = claims?.kind === 'agent' ? ('owner' as const) : null;
      return claims ? { role, ...claims, expiresAt: new Date(clock().getTime() + 60_000) } : null;
    },
    invalidateSecret: INVALIDATE_SECRET,
    log: { error: (details) => void errors.push(details) },
  });

  return {
    store,
    dataDir,
    errors,
    read: engine.read,
    follow: engine.follow,
    forget: engine.forget,
    runScheduledJobs: engine.runScheduledJobs,
    call: async (path, { method = 'GET', token, revision, body, headers } = {}) => {
      const response = await engine.fetch(
        new Request(`http://engine.test/${path}`, {
          method,
          headers: {
            accept: 'application/json',
            ...(token && { token }),
            ...(revision !== undefined && { 'if-match': `"${revision}"` }),
            ...headers,
          },
          body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
      const text = await response.text();

      return {
        status: response.status,
        headers: response.headers,
        body: text ? JSON.parse(text) : undefined,
      };
    },
    fetch: (path, { method = 'GET', token = 'agent', body } = {}) =>
      engine.fetch(
        new Request(`http://engine.test/${path}`, {
          method,
          headers: { token },
          ...(body && { body, duplex: 'half' as const }),
        }),
      ),
    stream: (path, body) => {
      const init = { method: 'PUT', headers: { token: 'agent' }, body, duplex: 'half' as const };

      return engine.fetch(new Request(`http://engine.test/${path}`, init));
    },
    upload: async (path, body, token = 'agent') => {
      const init = { method: 'POST', headers: { token }, body, duplex: 'half' as const };
      const response = await engine.fetch(new Request(`http://engine.test/${path}`, init));
      const result = (await response.json()) as SiteFile & { error?: UploadResponse['error'] };

      return { status: response.status, file: result, error: result.error };
    },
    close: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (!sharedStore) await store.close();
    },
  };
}
