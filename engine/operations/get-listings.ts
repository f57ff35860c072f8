import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { findPublicInfos } from '../store/listing-public-info-table.ts';
import { findListings } from '../store/listing-table.ts';
import { placeLinks } from '../store/place-table.ts';
import { fullHit, type Hit } from './listing-hit.ts';
import { searchedSource } from './search-context.ts';
import type { SearchTarget } from './search-listings.ts';

const MAX_IDS = 100;

/** Listings with everything that is known of them, in the order they were asked for; unknown ones are left out. */
export async function getListings(
  context: Pick<EngineContext, 'db' | 'cache'>,
  target: SearchTarget,
  names: readonly string[],
): Promise<Hit[]> {
  if (names.length > MAX_IDS) throw badInput('ids', `At most ${MAX_IDS} listings at once`);

  const { source } = await searchedSource(context, target);
  const found = await findListings(context.db, source.key, names);
  const ids = found.map(({ id }) => id);
  const [links, infos] = await Promise.all([
    placeLinks(
      context.db,
      found.flatMap(({ placeIds }) => placeIds),
    ),
    findPublicInfos(context.db, { ...target, ids }),
  ]);
  const byName = new Map<string, (typeof found)[number]>();
  for (const listing of found) {
    for (const name of [listing.mls.toLowerCase(), listing.publicId, listing.id]) byName.set(name, listing);
  }

  const inOrder = names.flatMap((name) => byName.get(name) ?? byName.get(name.toLowerCase()) ?? []);
  return [...new Set(inOrder)].map((listing) => {
    const { _id, _source: document } = fullHit(listing);
    const publicInfo = infos.get(listing.id);
    const _source = publicInfo ? { ...document, publicInfo } : document;
    const places = links.filter(({ id }) => listing.placeIds.includes(Number(id)));

    return { _id, _source: places.length > 0 ? { ..._source, places } : _source };
  });
}
