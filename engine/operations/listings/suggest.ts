import { LRUCache } from 'lru-cache';
import { postalCodeText, readPostalCode } from '#domain/search/postal-code.ts';
import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { withoutSignal } from '../../call-signal.ts';
import { NameIndex } from '../../search-index/name-index.ts';
import {
  type Focus,
  type ListingSuggestion,
  type PlaceName,
  placeNamesNear,
  type PlaceSuggestion,
  streetNames as findStreets,
  suggestedPlaces,
  suggestListings,
  suggestPlaces,
  suggestPostalCodes,
} from '../../store/listings/suggestion-table.ts';
import { requireSource } from './search-context.ts';

const MAX_TERM_LENGTH = 100;
const POSTAL_CODES_MAX = 3;
const STREETS_MAX = 3;
/** Centres whose surroundings are cached, and for how long. */
const NAMES_MAX = 8;
const NAMES_MS = 60_000;

type Input = {
  source: string;
  term: string;
  near: Focus | null;
  size: number;
  /** Falls back to names with a similar spelling when nothing begins with the term. */
  similar?: boolean;
};

type Suggestion = Awaited<ReturnType<typeof findNamed>>[number];

/** Postal codes, places, then listings, whose code, name, address or MLS number begins with the term; at most `size` in all. */
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
  { similar, ...input }: Input,
): Promise<Suggestion[]> {
  const found = await findNamed({ db }, input);
  if (!similar || found.length > 0) return found;

  // Of a sentence only the place is compared: the other words resemble names that nobody meant.
  const sentence = readSentence(input.term, { year: new Date().getFullYear() });
  if (!sentence) return spelledAlike({ db }, input);
  if (sentence.place === '') return [];
  const place = { ...input, term: sentence.place.toLowerCase() };
  const named = await findNamed({ db }, place);
  return named.length > 0 ? named : spelledAlike({ db }, place);
}

async function findNamed(
  { db }: Pick<EngineContext, 'db'>,
  { source, term, near, size }: Omit<Input, 'similar'>,
) {
  const code = readPostalCode(term);
  const [codes, places, listings] = await Promise.all([
    code === null ? [] : suggestPostalCodes(db, { source, code, size: POSTAL_CODES_MAX }),
    suggestPlaces(db, { term, near, size }),
    suggestListings(db, { source, term, near, size }),
  ]);
  return [
    ...codes.map((postal) => ({
      type: 'postal' as const,
      ...postal,
      label: postalCodeText(postal.code),
    })),
    ...share(places, listings, size),
  ].slice(0, size);
}

/** Places first; each kind leaves half of the list to the other. */
function share(places: readonly PlaceSuggestion[], listings: readonly ListingSuggestion[], size: number) {
  const shownListings = listings.slice(0, Math.max(size - places.length, Math.floor(size / 2)));
  const shownPlaces = places.slice(0, size - shownListings.length);

  return [
    ...shownPlaces.map((place) => ({ type: 'place' as const, ...place })),
    ...shownListings.map((listing) => ({ type: 'listing' as const, ...listing })),
  ];
}

/** Places with a similar name, and listings on streets with one: the house number is not compared. */
async function spelledAlike(
  { db }: Pick<EngineContext, 'db'>,
  { source, term, near, size }: Omit<Input, 'similar'>,
) {
  const { places, placeNames, streets, streetNames } = await namesOf(db, source, near);
  const likePlaces = placeNames.similar(term, size);
  const [, number = '', street = term] = /^(\d\S*)\s+(.+)$/.exec(term) ?? [];
  const likeStreets = streetNames.similar(street, STREETS_MAX);
  const nearest = Math.min(...[...likePlaces, ...likeStreets].map(({ distance }) => distance));
  const corrected = likeStreets
    .filter(({ distance }) => distance === nearest)
    .map(({ at }) => [number, streets[at]].filter(Boolean).join(' '));
  const listings = await Promise.all(
    corrected.map((spelt) => suggestListings(db, { source, term: spelt, near, size })),
  );
  // Who types a house number means no place, where there is such a home.
  const isAddress = number !== '' && listings.some(({ length }) => length > 0);
  const ids = isAddress ? [] : likePlaces.map(({ at }) => places[at]?.id ?? '');

  return share(ids.length > 0 ? await suggestedPlaces(db, ids) : [], unique(listings.flat()), size);
}

function unique(listings: readonly ListingSuggestion[]): ListingSuggestion[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}

type Names = {
  places: readonly PlaceName[];
  placeNames: NameIndex;
  streets: readonly string[];
  streetNames: NameIndex;
};
type NamesKey = { source: string; near: Focus | null };

const namesByStore = new WeakMap<EngineContext['db'], LRUCache<string, Names, NamesKey>>();

/** The names around a point, to the degree: they are the same for everybody who searches there. */
function namesOf(db: EngineContext['db'], source: string, near: Focus | null): Promise<Names> {
  const cache = namesByStore.get(db) ?? createNames(db);
  namesByStore.set(db, cache);
  const around = near && { ...near, lat: Math.round(near.lat), lon: Math.round(near.lon) };

  return cache.forceFetch(JSON.stringify([source, around?.lat, around?.lon]), {
    context: { source, near: around },
  });
}

function createNames(db: EngineContext['db']): LRUCache<string, Names, NamesKey> {
  return new LRUCache({
    max: NAMES_MAX,
    ttl: NAMES_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context: { source, near } }) =>
      withoutSignal(async () => {
        const [places, streets] = await Promise.all([placeNamesNear(db, near), findStreets(db, source)]);
        return {
          places,
          placeNames: new NameIndex(places.map(({ name }) => name)),
          streets,
          streetNames: new NameIndex(streets),
        };
      }),
  });
}
