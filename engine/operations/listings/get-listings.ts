import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { IndexedListing } from '../../store/listings/index-rows.ts';
import { findPublicInfos } from '../../store/listings/listing-public-info-table.ts';
import { findListings } from '../../store/listings/listing-table.ts';
import { placeLinks } from '../../store/places/place-table.ts';
import { indexedListings } from './indexed-listings.ts';
import { fullHit, type Hit } from './listing-hit.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

const MAX_IDS = 100;

type Named = Pick<IndexedListing, 'id' | 'publicId' | 'mls'>;

/** Listings with all their data, in the requested order; unknown ids are left out. */
export async function getListings(
  context: Pick<EngineContext, 'db' | 'cache' | 'index'>,
  target: SearchTarget,
  names: readonly string[],
): Promise<Hit[]> {
  if (names.length > MAX_IDS) throw badInput('ids', `At most ${MAX_IDS} listings at once`);

  const { source } = await searchedSource(context, target);
  const known = { spaceId: target.spaceId, source: source.key };
  const found =
    (await indexedListings(context, known, names)) ?? (await storedListings(context, known, names));
  const byName = new Map<string, (typeof found)[number]>();
  for (const listing of found) {
    for (const name of [listing.mls.toLowerCase(), listing.publicId, listing.id]) byName.set(name, listing);
  }

  const inOrder = names.flatMap((name) => byName.get(name) ?? byName.get(name.toLowerCase()) ?? []);
  return [...new Set(inOrder)].map(({ hit }) => hit);
}

async function storedListings(
  { db }: Pick<EngineContext, 'db'>,
  target: SearchTarget,
  names: readonly string[],
): Promise<(Named & { hit: Hit })[]> {
  const found = await findListings(db, target.source, names);
  const [links, infos] = await Promise.all([
    placeLinks(
      db,
      found.flatMap(({ placeIds }) => placeIds),
    ),
    findPublicInfos(db, { ...target, ids: found.map(({ id }) => id) }),
  ]);

  return found.map((listing) => {
    const { _id, _source: document } = fullHit(listing);
    const publicInfo = infos.get(listing.id);
    const _source = publicInfo ? { ...document, publicInfo } : document;
    const places = links.filter(({ id }) => listing.placeIds.includes(Number(id)));

    return { ...listing, hit: { _id, _source: places.length > 0 ? { ..._source, places } : _source } };
  });
}
