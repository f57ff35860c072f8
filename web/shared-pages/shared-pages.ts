import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentStore, Entry } from './document-store.ts';
import { createFreshness } from './freshness.ts';
import { createRenders, type Outcome, type RenderShared } from './renders.ts';
import { acceptedEncoding, encodingOf, responseOf, send } from './send-document.ts';
import { isRead, quickKey, readSharedRequest, type SharedRequest } from './shared-request.ts';

/** A request waits this long for the document that replaces an old one. */
const PATIENCE_MS = 800;
/** What shows a change that somebody has just saved is waited for longer: a busy machine renders it late. */
const CHANGE_PATIENCE_MS = 5000;

type Options = {
  store: DocumentStore;
  /** Null within the rate limit; else the seconds to wait. */
  secondsToWait?: (address: string) => number | null;
  onServed?: (spaceId: string) => void;
  freshMs?: number;
  now?: () => number;
};

export type SharedPages = {
  /** Responds at once from the store; false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse, address: string): boolean;
  /** The response to a request, rendered if necessary; null for requests that get a response of their own. */
  load(request: Request, render: RenderShared): Promise<Response | null>;
};

/** Documents of visitors without an account: rendered once for all equal requests (decision 0063). */
export function createSharedPages({
  store,
  secondsToWait = () => null,
  onServed = () => {},
  freshMs,
  now = () => performance.now(),
}: Options): SharedPages {
  const { isFresh, isStale, mayBeLate, isJustTried } = createFreshness({ store, freshMs, now });
  const renders = createRenders({ store, now });

  /** Replaces a document without anybody waiting. */
  function refresh(requested: SharedRequest, entry: Entry, render: RenderShared): void {
    if (isJustTried(entry)) return;
    entry.triedAt = now();
    renders.start(requested, render);
  }

  async function respond(requested: SharedRequest, render: RenderShared): Promise<Outcome | null> {
    const entry = store.get(requested.key);
    if (entry && isFresh(entry)) return entry;
    if (entry && isStale(entry)) {
      refresh(requested, entry, render);
      return entry;
    }
    if (entry && mayBeLate(entry) && isJustTried(entry) && !renders.isRunning(requested.key)) return entry;

    const run = renders.start(requested, render);
    const isFirst = !run.isTaken;
    run.isTaken = true;
    if (!entry || !mayBeLate(entry)) return ownOutcome(await run.outcome, isFirst);

    const patience = store.isListening && !store.isCurrent(entry) ? CHANGE_PATIENCE_MS : PATIENCE_MS;
    const made = await withPatience(run.outcome, Math.max(0, patience - (now() - run.since)));
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
      if (!requested || renders.isRejected(requested.key)) return null;
      const outcome = await respond(requested, render);
      if (outcome === null || 'response' in outcome) return outcome?.response ?? null;

      return responseOf(request, await outcome.document.encode(acceptedEncoding(request)));
    },
  };
}

/** A response that is no shared document belongs to the request that started its render. */
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
