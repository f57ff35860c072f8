import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { Hit } from './listing-hit.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

const MAX_IDS = 100;

/** Listings with all their data, in the requested order; unknown ids are left out. */
export async function getListings(
  context: Pick<EngineContext, 'db' | 'cache' | 'index' | 'listings'>,
  target: SearchTarget,
  names: readonly string[],
): Promise<Hit[]> {
  if (names.length > MAX_IDS) throw badInput('ids', `At most ${MAX_IDS} listings at once`);

  const { source } = await searchedSource(context, target);
  const found = await context.listings.byKeys({ spaceId: target.spaceId, source: source.key }, names);
  const byName = new Map<string, (typeof found)[number]>();
  for (const listing of found) {
    for (const name of [listing.mls.toLowerCase(), listing.publicId, listing.id]) byName.set(name, listing);
  }

  const inOrder = names.flatMap((name) => byName.get(name) ?? byName.get(name.toLowerCase()) ?? []);
  return [...new Set(inOrder)].map(({ hit }) => hit);
}
