import { LRUCache } from 'lru-cache';
import { withoutSignal } from '../../calls/call-signal.ts';
import type { EngineContext } from '../../context.ts';
import type { SearchIndex } from '../../search-index/search-index.ts';
import type { IndexedListing } from '../../store/listings/index-rows.ts';
import { findListings } from '../../store/listings/listing-table.ts';
import { placeLinks } from '../../store/places/place-table.ts';
import { fullHit, type Hit } from './listing-hit.ts';
import type { SearchTarget } from './prepare-search.ts';

/** Maximum age of cached place names in details pages. */
const PLACES_MS = 60_000;

type CachedHit = { hit: Hit; until: number };
type Found = Pick<IndexedListing, 'id' | 'publicId' | 'mls'> & { hit: Hit };

const hits = new WeakMap<IndexedListing, Map<string, CachedHit>>();

/** Listings by id, public id or MLS number, cached; null while no index is fresh. */
export async function indexedListings(
  { db, index }: Pick<EngineContext, 'db' | 'index'>,
  { spaceId, source }: SearchTarget,
  names: readonly string[],
): Promise<Found[] | null> {
  const listings = index?.of(source);
  if (!index || !listings) return null;

  const unknown = names.filter(
    (name) => listings.rowOf(name) === undefined && !index.names.has(source, name),
  );
  if (unknown.length > 0) await learnNames({ db, index }, source, unknown);
  const ids = new Set(
    names.flatMap((name) =>
      listings.rowOf(name) === undefined ? (index.names.get(source, name) ?? []) : name,
    ),
  );
  const found = await index.documents.get(source, [...ids]);

  return Promise.all(found.map(async (listing) => ({ ...listing, hit: await hitOf(db, listing, spaceId) })));
}

async function learnNames(
  { db, index }: { db: EngineContext['db']; index: SearchIndex },
  source: string,
  names: readonly string[],
): Promise<void> {
  for (const listing of await findListings(db, source, names)) {
    const own = [listing.mls.toLowerCase(), listing.publicId, listing.id];
    for (const name of names)
      if (own.includes(name) || own[0] === name.toLowerCase()) index.names.set(source, name, listing.id);
  }
}

/** Returns the same object for a space until the cached listing changes. */
async function hitOf(db: EngineContext['db'], listing: IndexedListing, spaceId: string): Promise<Hit> {
  const known = hits.get(listing) ?? new Map<string, CachedHit>();
  const cached = known.get(spaceId);
  const now = performance.now();
  if (cached && cached.until > now) return cached.hit;

  const { _id, _source: document } = fullHit(listing);
  const publicInfo = listing.infos?.[spaceId];
  const _source = publicInfo ? { ...document, publicInfo } : document;
  const places = await linksOf(db, listing.placeIds);
  const hit = { _id, _source: places.length > 0 ? { ..._source, places } : _source };
  hits.set(listing, known.set(spaceId, { hit, until: now + PLACES_MS }));
  return hit;
}

type Links = Awaited<ReturnType<typeof placeLinks>>;

const MAX_LINKS = 5000;
const linksByIds = new WeakMap<EngineContext['db'], LRUCache<string, Links, readonly number[]>>();

/** Cached, since many listings share places. */
function linksOf(db: EngineContext['db'], ids: readonly number[]): ReturnType<typeof placeLinks> {
  const cache = linksByIds.get(db) ?? createLinkCache(db);
  linksByIds.set(db, cache);
  return cache.forceFetch(ids.join(), { context: ids });
}

function createLinkCache(db: EngineContext['db']): LRUCache<string, Links, readonly number[]> {
  return new LRUCache({
    max: MAX_LINKS,
    ttl: PLACES_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => withoutSignal(() => placeLinks(db, context)),
  });
}
