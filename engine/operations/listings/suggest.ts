import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import {
  type Focus,
  similarPlaces,
  suggestListings,
  suggestPlaces,
} from '../../store/listings/suggestion-table.ts';
import { requireSource } from './search-context.ts';

const MAX_TERM_LENGTH = 100;

type Input = {
  source: string;
  term: string;
  near: Focus | null;
  size: number;
  /** Falls back to places with a similar spelling when nothing begins with the term. */
  similar?: boolean;
};

/** Places, then listings, whose name, address or MLS number begins with the term; at most `size` in all. */
export async function suggest(
  context: Pick<EngineContext, 'db' | 'index' | 'scans'>,
  { source, term, near, size, similar }: Input,
) {
  const { key } = await requireSource(context, source);
  const text = term.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text === '' || text.length > MAX_TERM_LENGTH)
    throw badInput('term', `term has 1 to ${MAX_TERM_LENGTH} characters`);

  const query = { source: key, term: text, near, size, similar };
  return context.scans.runCached(['suggestions', query, context.index?.revision(key)], () =>
    findSuggestions(context, query),
  );
}

async function findSuggestions(
  { db }: Pick<EngineContext, 'db'>,
  { source, term, near, size, similar }: Input,
) {
  const [places, listings] = await Promise.all([
    suggestPlaces(db, { term, near, size }),
    suggestListings(db, { source, term, near, size }),
  ]);
  if (similar && places.length + listings.length === 0) {
    const similarMatches = await similarPlaces(db, { term, near, size });
    return similarMatches.map((place) => ({ type: 'place' as const, ...place }));
  }
  // Reserves room for both kinds.
  const shownListings = listings.slice(0, Math.max(size - places.length, Math.floor(size / 2)));
  const shownPlaces = places.slice(0, size - shownListings.length);

  return [
    ...shownPlaces.map((place) => ({ type: 'place' as const, ...place })),
    ...shownListings.map((listing) => ({ type: 'listing' as const, ...listing })),
  ];
}
