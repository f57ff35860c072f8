import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { accepts } from '../accepts.ts';
import type { DocumentStore, Entry } from './document-store.ts';
import { readDocument, type Sharing, startSharing } from './read-document.ts';
import {
  ENCODINGS,
  type Encoded,
  type Encoding,
  headersOfNotModified,
  isKnown,
  type SharedDocument,
} from './shared-document.ts';
import { isRead, quickKey, readSharedRequest, type SharedRequest } from './shared-request.ts';

/** Documents say what the time of day changes: new listings, open houses, the year. */
const FRESH_MS = 60_000;
/** Older ones are still sent while one render replaces them. */
const STALE_MS = 10 * 60_000;
/** Older ones are not sent, not even when nothing else can be. */
const STALE_IF_ERROR_MS = 60 * 60_000;
/** Whoever asks for a document that has changed waits for the new one, but no longer than this. */
const PATIENCE_MS = 800;
/** After a render that failed, and while changes may be missed. */
const RETRY_MS = 1000;
/** A render that began before a change is joined only this long. */
const JOINED_MS = 300;
const REFUSED_KEYS = 2000;
const REFUSED_MS = 30_000;

/** Renders the page of a request that holds nothing of who sent it. */
export type RenderShared = (request: Request, sharing: Sharing) => Promise<Response>;

type Options = {
  store: DocumentStore;
  /** Null for who may ask on; else the seconds until they may. */
  secondsToWait?: (address: string) => number | null;
  onServed?: (spaceId: string) => void;
  freshMs?: number;
  now?: () => number;
};

/** What became of a render: a document, or the answer to the one request that it was made for. */
type Outcome = { document: SharedDocument } | { response: Response; isFailure: boolean };
type Running = {
  outcome: Promise<Outcome>;
  since: number;
  /** Changes before it began. */
  changes: number;
  /** Somebody has its answer. */
  isTaken: boolean;
};

export type SharedPages = {
  /** Answers at once from the store; false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse, address: string): boolean;
  /** The answer for a request, rendered when it has to be; null for requests that are answered one by one. */
  load(request: Request, render: RenderShared): Promise<Response | null>;
};

/** Documents of visitors without an account: rendered once, sent to everybody who asks in the same way (decision 0063). */
export function createSharedPages({
  store,
  secondsToWait = () => null,
  onServed = () => {},
  freshMs = FRESH_MS,
  now = () => performance.now(),
}: Options): SharedPages {
  const running = new Map<string, Running>();
  /** Addresses whose documents are not shared, for example with a form. */
  const refused = new LRUCache<string, true>({ max: REFUSED_KEYS, ttl: REFUSED_MS });

  const isFresh = (entry: Entry) => {
    if (store.isCurrent(entry)) return now() - entry.madeAt < freshMs;
    // Nobody can say what has changed: look once a second.
    return !store.isListening && now() - Math.max(entry.madeAt, entry.triedAt) < RETRY_MS;
  };
  const mayBeLate = (entry: Entry) => now() - entry.madeAt < STALE_IF_ERROR_MS;

  async function renderOnce(requested: SharedRequest, render: RenderShared): Promise<Outcome> {
    const versionOf = store.snapshot();
    const madeAt = now();
    const sharing = startSharing();
    const response = await render(requested.clean(), sharing);
    const read = await readDocument(response, sharing);
    if ('response' in read) {
      const isFailure = response.status >= 500 || sharing.hasFailed;
      if (!isFailure) {
        store.delete(requested.key);
        refused.set(requested.key, true);
      }
      return { ...read, isFailure };
    }
    const { document, tags } = read;
    const entry = { document, tags, version: versionOf(tags), madeAt, triedAt: Number.NEGATIVE_INFINITY };
    store.put(requested.key, entry, requested.isMadeUp);

    return { document };
  }

  function start(requested: SharedRequest, render: RenderShared): Running {
    const found = running.get(requested.key);
    const isUpToDate = found && (found.changes === store.changes || now() - found.since < JOINED_MS);
    if (found && isUpToDate) return found;
    const started: Running = {
      outcome: renderOnce(requested, render).finally(() => {
        if (running.get(requested.key) === started) running.delete(requested.key);
      }),
      since: now(),
      changes: store.changes,
      isTaken: false,
    };
    started.outcome.catch(() => {});
    running.set(requested.key, started);

    return started;
  }

  /** Replaces a document without anybody waiting. */
  function refresh(requested: SharedRequest, entry: Entry, render: RenderShared): void {
    if (now() - entry.triedAt < RETRY_MS) return;
    entry.triedAt = now();
    start(requested, render);
  }

  async function respond(requested: SharedRequest, render: RenderShared): Promise<Outcome | null> {
    const entry = store.get(requested.key);
    if (entry && isFresh(entry)) return entry;
    if (entry && store.isCurrent(entry) && now() - entry.madeAt < STALE_MS) {
      refresh(requested, entry, render);
      return entry;
    }
    if (entry && mayBeLate(entry) && now() - entry.triedAt < RETRY_MS && !running.has(requested.key))
      return entry;

    const run = start(requested, render);
    const isFirst = !run.isTaken;
    run.isTaken = true;
    if (!entry || !mayBeLate(entry)) return ownOutcome(await run.outcome, isFirst);

    const made = await withPatience(run.outcome, Math.max(0, PATIENCE_MS - (now() - run.since)));
    if (made === null || ('response' in made && made.isFailure)) {
      entry.triedAt = now();
      return entry;
    }
    return ownOutcome(made, isFirst);
  }

  return {
    serve(request, response, address) {
      const key = quickKey(request.method, request.url ?? '/', request.headers);
      const entry = key === null ? undefined : store.get(key);
      if (!entry || !isFresh(entry)) return false;
      const encoded = entry.document.encoded(
        encodingOf(request.headers['accept-encoding']?.toString() ?? ''),
      );
      if (!encoded || secondsToWait(address) !== null) return false;

      onServed(entry.tags.spaceId);
      send(request, response, encoded);
      return true;
    },

    async load(request, render) {
      if (!isRead(request.method)) return null;
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const scheme = request.url.startsWith('https:') ? 'https' : 'http';
      const requested = readSharedRequest(request.method, pathname + search, {
        ...headers,
        host: headers.host ?? new URL(request.url).host,
        'x-forwarded-proto': scheme,
      });
      if (!requested || refused.has(requested.key)) return null;
      const outcome = await respond(requested, render);
      if (outcome === null || 'response' in outcome) return outcome?.response ?? null;

      const wanted = ENCODINGS.find((name) => name !== 'identity' && accepts(request, name)) ?? 'identity';
      return responseOf(request, await outcome.document.encode(wanted));
    },
  };
}

/** An answer that is no shared document belongs to the request that began its render. */
function ownOutcome(outcome: Outcome, isFirst: boolean): Outcome | null {
  return 'document' in outcome || isFirst ? outcome : null;
}

/** Null when it fails, or takes longer. */
async function withPatience<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });

  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** Of what common clients send; anything unusual is read with care by `load`. */
function encodingOf(accepted: string): Encoding {
  if (accepted === '') return 'identity';
  if (accepted.includes('q=')) {
    const request = new Request('http://site.invalid', { headers: { 'accept-encoding': accepted } });
    return ENCODINGS.find((name) => name !== 'identity' && accepts(request, name)) ?? 'identity';
  }
  if (/\bbr\b/.test(accepted)) return 'br';

  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, encoded: Encoded): void {
  if (isKnown(headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, headersOfNotModified(encoded)).end();
    return;
  }
  response.writeHead(200, encoded.headers);
  if (method === 'HEAD') response.end();
  else response.end(encoded.body);
}

function responseOf(request: Request, encoded: Encoded): Response {
  if (isKnown(request.headers.get('if-none-match') ?? undefined, encoded.etag))
    return new Response(null, { status: 304, headers: headersFrom(headersOfNotModified(encoded)) });

  const body = request.method === 'HEAD' ? null : new Uint8Array(encoded.body);
  return new Response(body, { status: 200, headers: headersFrom(encoded.headers) });
}

function headersFrom(record: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(record))
    for (const value of [values].flat()) headers.append(name, value);

  return headers;
}
