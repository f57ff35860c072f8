import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { type Focus, suggestListings, suggestPlaces } from '../store/suggestion-table.ts';
import { requireSource } from './search-context.ts';

const MAX_TERM_LENGTH = 100;

type Input = { source: string; term: string; near: Focus | null; size: number };

/** Places, then listings, whose name, address or MLS number begins with the term; at most `size` in all. */
export async function suggest({ db }: Pick<EngineContext, 'db'>, { source, term, near, size }: Input) {
  const { key } = await requireSource({ db }, source);
  const text = term.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text === '' || text.length > MAX_TERM_LENGTH)
    throw badInput('term', `term has 1 to ${MAX_TERM_LENGTH} characters`);

  const [places, listings] = await Promise.all([
    suggestPlaces(db, { term: text, near, size }),
    suggestListings(db, { source: key, term: text, near, size }),
  ]);
  // Neither kind crowds the other out.
  const shownListings = listings.slice(0, Math.max(size - places.length, Math.floor(size / 2)));
  const shownPlaces = places.slice(0, size - shownListings.length);

  return [
    ...shownPlaces.map((place) => ({ type: 'place' as const, ...place })),
    ...shownListings.map((listing) => ({ type: 'listing' as const, ...listing })),
  ];
}
