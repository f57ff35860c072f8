import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFile } from '#domain/files/site-file.ts';
import { readParts } from '../read-parts.ts';
import { createEngine } from '../engine.ts';
import type { TokenClaims } from '../identity/token-claims.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { Store } from '../store/db.ts';
import { createTestStore } from './test-store.ts';

export const INVALIDATE_SECRET = 'a secret of the tests';

/** The time of every test that does not set its own: a Saturday around noon in Edmonton. */
export const TEST_NOW = new Date('2026-11-21T19:00:00Z');

/** Tokens that a test engine knows, by the text of the header `token`. */
export const TOKENS: Record<string, Omit<TokenClaims, 'expiresAt'>> = {
  agent: { kind: 'agent', spaceId: 'edmonton', subject: 'ada', name: 'Ada Agent' },
  second: { kind: 'agent', spaceId: 'edmonton', subject: 'ben', name: 'Ben Agent' },
  elsewhere: { kind: 'agent', spaceId: 'san-antonio', subject: 'cam', name: 'Cam Agent' },
  customer: { kind: 'customer', spaceId: 'edmonton', subject: 'customer-1', name: 'Dee Customer' },
};

export type Call = {
  method?: string;
  token?: string;
  revision?: number | string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** What a call answered; `body` is undefined where there is none. */
export type Answer = {
  status: number;
  headers: Headers;
  /** JSON that each test reads as what it expects. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer has no type before it is looked at
  body: any;
};

export type TestEngine = {
  store: Store;
  /** Its own; made by the first upload and gone with `close()`. */
  dataDir: string;
  /** Asks the engine; the path has no leading slash. */
  call(path: string, call?: Call): Promise<Answer>;
  /** Sends a body of unknown length as an agent. */
  stream(path: string, body: ReadableStream): Promise<Response>;
  /** Sends the bytes of a file. */
  upload(path: string, body: ReadableStream, token?: string): Promise<UploadAnswer>;
  /** Lets time bring what is due. */
  runScheduledJobs(): Promise<void>;
  /** What the engine logged as unexpected. */
  errors: object[];
  close(): Promise<void>;
};

export type UploadAnswer = {
  status: number;
  file: SiteFile;
  error?: { code: string; message: string; field?: string };
};

/** An engine over a store of its own, or over the one that is given, which then stays open. */
export async function createTestEngine({
  kind,
  store: sharedStore,
  clock = () => TEST_NOW,
  index,
}: {
  kind?: Store['kind'];
  store?: Store;
  clock?: () => Date;
  /** Of the store that is given. */
  index?: SearchIndex;
} = {}): Promise<TestEngine> {
  const store = sharedStore ?? (await createTestStore(kind));
  const errors: object[] = [];
  const dataDir = join(tmpdir(), `strapwork-engine-${randomUUID()}`);
  const engine = createEngine({
    store,
    clock,
    index,
    dataDir,
    parts: readParts(),
    verifyToken: async (token) => {
      const claims = TOKENS[token];
      return claims ? { ...claims, expiresAt: new Date(clock().getTime() + 60_000) } : null;
    },
    invalidateSecret: INVALIDATE_SECRET,
    log: { error: (details) => void errors.push(details) },
  });

  return {
    store,
    dataDir,
    errors,
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
    stream: (path, body) => {
      const init = { method: 'PUT', headers: { token: 'agent' }, body, duplex: 'half' as const };

      return engine.fetch(new Request(`http://engine.test/${path}`, init));
    },
    upload: async (path, body, token = 'agent') => {
      const init = { method: 'POST', headers: { token }, body, duplex: 'half' as const };
      const response = await engine.fetch(new Request(`http://engine.test/${path}`, init));
      const answer = (await response.json()) as SiteFile & { error?: UploadAnswer['error'] };

      return { status: response.status, file: answer, error: answer.error };
    },
    close: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (!sharedStore) await store.close();
    },
  };
}
