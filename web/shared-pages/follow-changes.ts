import type { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Change, ChangeListener } from '#engine/store/database/changes.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { DocumentStore } from './document-store.ts';

/** An import announces many changes a second. */
const BATCH_MS = 300;

type Options = {
  store: Pick<Store, 'listen'>;
  documents: DocumentStore;
  index: Pick<SearchIndex, 'refresh'> | undefined;
  /** Drops what is cached of a site, or of all. */
  forget: (spaceId: string | null) => void;
  /** Whether every change is followed by `forget` from now on. */
  follow: (isFollowing: boolean) => void;
  onError: (error: unknown) => void;
};

/**
 * Tells documents and the caches below them what changes in the store. Listings are read through the search index: their
 * documents are dropped at once, and again when the index has caught up, in case one was rendered in between.
 */
export async function followChanges({
  store,
  documents,
  index,
  forget,
  follow,
  onError,
}: Options): Promise<() => Promise<void>> {
  const waiting = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  const changeListings = async (change: Change & { kind: 'source' }) => {
    documents.changed(change);
    if (!index || isStopped) return;
    await index.refresh();
    documents.changed(change);
  };
  const inBatches = (change: Change & { kind: 'source' }) => {
    if (waiting.has(change.id)) return;
    documents.changed(change);
    const timer = setTimeout(() => {
      waiting.delete(change.id);
      changeListings(change).catch(onError);
    }, BATCH_MS);
    waiting.set(change.id, timer.unref());
  };

  const listener: ChangeListener = {
    changed(change) {
      if (change.kind === 'source') return inBatches(change);
      forget(change.kind === 'site' ? change.id : null);
      documents.changed(change);
    },
    interrupted() {
      follow(false);
      documents.interrupted();
    },
    resumed() {
      forget(null);
      follow(true);
      documents.resumed();
    },
  };
  const stop = await store.listen(listener);

  return async () => {
    isStopped = true;
    for (const timer of waiting.values()) clearTimeout(timer);
    follow(false);
    documents.interrupted();
    await stop();
  };
}
