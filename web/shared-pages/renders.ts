import { LRUCache } from 'lru-cache';
import type { Changes, DocumentStore } from './document-store.ts';
import { readDocument, type Sharing, startSharing } from './read-document.ts';
import type { SharedDocument } from './shared-document.ts';
import type { SharedRequest } from './shared-request.ts';

/** An import announces many changes a second: a render that began before one is joined this long. */
const JOINED_MS = 300;
const REJECTED_KEYS = 2000;
const REJECTED_MS = 30_000;

/** Renders the page of a request that holds nothing of who sent it. */
export type RenderShared = (request: Request, sharing: Sharing) => Promise<Response>;

/** What became of a render: a document, or the response to the one request that started it. */
export type Outcome = { document: SharedDocument } | { response: Response; isFailure: boolean };
export type Running = {
  outcome: Promise<Outcome>;
  since: number;
  /** Changes before it began. */
  changes: Changes;
  /** Its response was sent to a request. */
  isTaken: boolean;
};

/** Renders into the store, each document once for all simultaneous requests. */
export function createRenders({ store, now }: { store: DocumentStore; now: () => number }) {
  const running = new Map<string, Running>();
  /** Keys whose documents are not shared, for example with a form. */
  const rejected = new LRUCache<string, true>({ max: REJECTED_KEYS, ttl: REJECTED_MS });

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
        rejected.set(requested.key, true);
      }
      return { ...read, isFailure };
    }
    const { document, tags } = read;
    const entry = { document, tags, version: versionOf(tags), madeAt, triedAt: Number.NEGATIVE_INFINITY };
    store.put(requested.key, entry, requested.isMadeUp);

    return { document };
  }

  /** A render from before a save would show the agent the page as it was. */
  function mayBeJoined({ changes, since }: Running): boolean {
    if (changes.ofSites !== store.changes.ofSites) return false;

    return changes.ofListings === store.changes.ofListings || now() - since < JOINED_MS;
  }

  return {
    isRunning: (key: string): boolean => running.has(key),
    isRejected: (key: string): boolean => rejected.has(key),

    /** Joins the render of the document, or starts it. */
    start(requested: SharedRequest, render: RenderShared): Running {
      const found = running.get(requested.key);
      if (found && mayBeJoined(found)) return found;
      const started: Running = {
        outcome: renderOnce(requested, render).finally(() => {
          if (running.get(requested.key) === started) running.delete(requested.key);
        }),
        since: now(),
        changes: { ...store.changes },
        isTaken: false,
      };
      started.outcome.catch(() => {});
      running.set(requested.key, started);

      return started;
    },
  };
}
