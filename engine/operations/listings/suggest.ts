import { LRUCache } from 'lru-cache';
import { AUTOCOMPLETE_TEXT_MAX } from '#domain/search/autocomplete.ts';
import { plainWords } from '#domain/search/keywords.ts';
import { postalCodeText, readPostalCode } from '#domain/search/postal-code.ts';
import { namedPlaces } from '#domain/search/sentence/connected-name.ts';
import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import { isAreaCalled } from '#domain/search/street/listed-area.ts';
import { streetText } from '#domain/search/street/street.ts';
import { numberedStreet, streetMatch } from '#domain/search/street/street-match.ts';
import { withoutSignal } from '../../calls/call-signal.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { NameIndex } from '../../search-index/name-index.ts';
import { type ListedArea, listedAreas } from '../../store/listings/listed-area-condition.ts';
import {
  type Focus,
  type ListingSuggestion,
  nearestPostalCodes,
  type PlaceName,
  type PlaceSuggestion,
  type PostalCodeSuggestion,
  placeNamesNear,
  placesNear,
  placesWithHomes,
  type Street,
  streetsOf,
  suggestedPlaces,
  suggestListings,
  suggestPlaces,
  suggestPlacesByLabel,
  suggestPostalCodes,
} from '../../store/listings/suggestion-table.ts';
import { KM_PER_DEGREE, radians } from '../../store/places/circle.ts';
import { requireSource } from './search-context.ts';

const POSTAL_CODES_MAX = 3;
const STREETS_MAX = 3;
const AREAS_MAX = 3;
/** Cities and neighbourhoods of a source that texts are compared with. */
const COMPARED_AREAS = 1000;
const NEAREST_MAX = 5;
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
  /** Falls back to the places with most homes around `near` when nothing is called alike either. */
  orNearest?: boolean;
};

type Asked = Omit<Input, 'similar' | 'orNearest'> & { withHomes: readonly string[] };
type Suggestion =
  | Awaited<ReturnType<typeof findNamed>>[number]
  | ReturnType<typeof suggestAreas>[number]
  | NearestPlace;
type NearestPlace = PlaceSuggestion & { type: 'place'; isNearest: true };

/** Postal codes, places, streets, then listings, whose code, name, address or MLS number begins with the term; at most `size` in all. */
export async function suggest(
  context: Pick<EngineContext, 'db' | 'index' | 'scans'>,
  { source, term, near, size, similar, orNearest }: Input,
) {
  const { key } = await requireSource(context, source);
  const text = term.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text === '' || text.length > AUTOCOMPLETE_TEXT_MAX)
    throw badInput('term', `term has 1 to ${AUTOCOMPLETE_TEXT_MAX} characters`);

  const query = { source: key, term: text, near, size, similar, orNearest };
  return context.scans.runCached(['suggestions', query, context.index?.revision(key)], () =>
    findSuggestions(context, query),
  );
}

async function findSuggestions(
  { db }: Pick<EngineContext, 'db'>,
  { similar, orNearest, ...asked }: Input,
): Promise<Suggestion[]> {
  const input = { ...asked, withHomes: await placesOfSource(db, asked.source) };
  const found = await findCalled({ db }, input);
  if (found.length > 0) return found;
  const alike = similar ? await findAlike({ db }, input) : [];

  return orNearest && alike?.length === 0 ? nearestPlaces(db, input) : (alike ?? []);
}

/** Names that are spelt alike; null for a sentence that names no place. */
async function findAlike({ db }: Pick<EngineContext, 'db'>, input: Asked): Promise<Suggestion[] | null> {
  // Of a sentence only the place is compared: the other words resemble names that nobody meant.
  const sentence = readSentence(input.term, { year: new Date().getFullYear() });
  if (!sentence) return spelledAlike({ db }, input);
  if (sentence.place === '') return null;
  const place = { ...input, term: sentence.place.toLowerCase() };
  const [first = ''] = namedPlaces(place.term);
  for (const term of new Set([place.term, first])) {
    const named = await findCalled({ db }, { ...place, term });
    if (named.length > 0) return named;
  }
  return spelledAlike({ db }, place);
}

async function nearestPlaces(
  db: EngineContext['db'],
  { source, near, size, withHomes }: Asked,
): Promise<NearestPlace[]> {
  if (!near) return [];
  const places = await placesNear(db, { source, near, size: Math.min(size, NEAREST_MAX), withHomes });

  return places.map((place) => ({ type: 'place', ...place, isNearest: true }));
}

/** What begins with the term; else a place with its city ("strathcona edmonton"), an area as listings name it, or what stands before a comma. */
async function findCalled({ db }: Pick<EngineContext, 'db'>, input: Asked): Promise<Suggestion[]> {
  const found = await findNamed({ db }, input);
  if (found.some(({ type }) => type === 'place')) return found;
  const places = found.length > 0 ? [] : await suggestPlacesByLabel(db, input);
  if (places.length > 0) return share({ places, streets: [], listings: [] }, input.size);
  const areas = suggestAreas(await areasOfSource(db, input.source), input.term);
  if (areas.length > 0 || found.length > 0) return [...areas, ...found].slice(0, input.size);

  const [first = ''] = input.term.split(',');
  return first !== input.term && first.trim() !== ''
    ? findNamed({ db }, { ...input, term: first.trim() })
    : [];
}

async function findNamed({ db }: Pick<EngineContext, 'db'>, { source, term, near, size, withHomes }: Asked) {
  const code = readPostalCode(term);
  const [codes, places, streets, listings] = await Promise.all([
    code === null ? [] : suggestPostalCodes(db, { source, code, size: POSTAL_CODES_MAX }),
    suggestPlaces(db, { term, near, size, withHomes }),
    streetsOfSource(db, source),
    suggestListings(db, { source, term, near, size }),
  ]);
  return [
    ...codes.map(postalSuggestion),
    ...share({ places, streets: suggestStreets(streets, term, near), listings }, size),
  ].slice(0, size);
}

/** Those that listings name. */
function suggestAreas(areas: readonly ListedArea[], term: string) {
  const nameOf = ({ label }: ListedArea) => label.split(',')[0]?.toLowerCase() ?? '';
  const found = areas.filter(({ label }) => isAreaCalled(label, term));

  return found
    .sort((one, other) => Number(nameOf(other) === term) - Number(nameOf(one) === term))
    .slice(0, AREAS_MAX)
    .map((area) => ({ type: 'area' as const, ...area }));
}

function postalSuggestion(postal: PostalCodeSuggestion) {
  return { type: 'postal' as const, ...postal, label: postalCodeText(postal.code) };
}

type Found = {
  places: readonly PlaceSuggestion[];
  streets: readonly Street[];
  listings: readonly ListingSuggestion[];
};

/** Without the county that is called like its city: nobody can tell two suggestions of one text apart, and the city is meant. */
function withoutCounties(places: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  const cities = new Set(
    places.filter(({ placetype }) => placetype === 'locality').map(({ label }) => label),
  );

  return places.filter(({ placetype, label }) => !placetype.endsWith('county') || !cities.has(label));
}

/** Places, then streets, which have a quarter of the list beside places; listings have half of the list at most where there is more. */
function share({ places: all, streets, listings }: Found, size: number) {
  const places = withoutCounties(all);
  const shownStreets = streets.slice(0, places.length > 0 ? Math.floor(size / 4) : STREETS_MAX);
  const others = places.length + shownStreets.length;
  const shownListings = listings.slice(0, Math.max(size - others, Math.floor(size / 2)));
  const shownPlaces = places.slice(0, Math.max(0, size - shownListings.length - shownStreets.length));

  return [
    ...shownPlaces.map((place) => ({ type: 'place' as const, ...place })),
    ...shownStreets.map(({ id, count }) => ({ type: 'street' as const, id, label: streetText(id), count })),
    ...shownListings.map((listing) => ({ type: 'listing' as const, ...listing })),
  ];
}

/** Whole names first, then the streets of the surroundings, then those with most homes. */
function suggestStreets(streets: readonly Street[], term: string, near: Focus | null): Street[] {
  const ranks = { whole: 0, start: 1, word: 2 };
  const found = streets.flatMap((street) => {
    const match = streetMatch(street.name, term);
    return match ? [{ street, rank: ranks[match], isFar: isFar(street, near) }] : [];
  });

  return found
    .sort((one, other) => one.rank - other.rank || Number(one.isFar) - Number(other.isFar))
    .slice(0, STREETS_MAX)
    .map(({ street }) => street);
}

function isFar({ lat, lon }: Street, near: Focus | null): boolean {
  if (!near || lat === null || lon === null) return near !== null;
  const east = (lon - near.lon) * Math.cos(radians(near.lat));

  return KM_PER_DEGREE * Math.hypot(lat - near.lat, east) > near.distanceKm;
}

/** The nearest postal codes, or places with a similar name, and listings on streets with one: the house number is not compared. */
async function spelledAlike(
  { db }: Pick<EngineContext, 'db'>,
  { source, term, near, size, withHomes }: Asked,
) {
  const code = readPostalCode(term);
  const codes = code === null ? [] : await nearestPostalCodes(db, { source, code, size: POSTAL_CODES_MAX });
  if (codes.length > 0) return codes.map(postalSuggestion);

  const [{ places, placeNames }, { streets, streetNames }] = await Promise.all([
    namesOf(db, { source, near, withHomes }),
    spelledStreets(db, source),
  ]);
  const numbered = nearestByNumber(streets, term);
  if (numbered) return share({ places: [], streets: numbered, listings: [] }, size);

  const likePlaces = withSharedWord(placeNames.similar(term, size), places, term);
  const [, number = '', street = term] = /^(\d\S*)\s+(.+)$/.exec(term) ?? [];
  const likeStreets = streetNames.similar(street, STREETS_MAX);
  const nearest = Math.min(...[...likePlaces, ...likeStreets].map(({ distance }) => distance));
  const corrected = likeStreets
    .filter(({ distance }) => distance === nearest)
    .flatMap(({ at }) => streets[at] ?? []);
  const listings = await Promise.all(
    corrected.map(({ name }) => {
      const spelt = [number, name.toLowerCase()].filter(Boolean).join(' ');
      return suggestListings(db, { source, term: spelt, near, size });
    }),
  );
  // Who types a house number means no place, where there is such a home.
  const isAddress = number !== '' && listings.some(({ length }) => length > 0);
  const ids = isAddress ? [] : likePlaces.map(({ at }) => places[at]?.id ?? '');

  return share(
    {
      places: ids.length > 0 ? await suggestedPlaces(db, ids) : [],
      streets: isAddress ? [] : corrected,
      listings: unique(listings.flat()),
    },
    size,
  );
}

/** Places with a word of the term where there are any: "jasper avenue" is rather in West Jasper Place than in La Perle. */
function withSharedWord<Like extends { at: number }>(
  found: Like[],
  places: readonly PlaceName[],
  term: string,
): Like[] {
  const words = new Set(plainWords(term).split(' '));
  const sharing = found.filter(({ at }) =>
    plainWords(places[at]?.name ?? '')
      .split(' ')
      .some((word) => words.has(word)),
  );

  return sharing.length > 0 ? sharing : found;
}

/** For a numbered street without homes those of its kind with the nearest numbers; null for another text. */
function nearestByNumber(streets: readonly Street[], term: string): Street[] | null {
  const wanted = numberedStreet(term);
  if (!wanted) return null;
  const found = streets.flatMap((street) => {
    const { number, kind } = numberedStreet(street.name) ?? {};
    return number !== undefined && kind === wanted.kind
      ? [{ street, distance: Math.abs(number - wanted.number) }]
      : [];
  });

  return found
    .sort((one, other) => one.distance - other.distance)
    .slice(0, STREETS_MAX)
    .map(({ street }) => street);
}

function unique(listings: readonly ListingSuggestion[]): ListingSuggestion[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}

type PlaceNames = { places: readonly PlaceName[]; placeNames: NameIndex };
type StreetNames = { streets: readonly Street[]; streetNames: () => NameIndex };
type Around = Pick<Asked, 'near' | 'withHomes'>;
type Names = {
  withHomes: LRUCache<string, string[]>;
  places: LRUCache<string, PlaceNames, Around>;
  /** Of listings outside all stored places. */
  areas: LRUCache<string, { areas: ListedArea[] }>;
  streets: LRUCache<string, StreetNames>;
};

const namesByStore = new WeakMap<EngineContext['db'], Names>();

function namesIn(db: EngineContext['db']): Names {
  const known = namesByStore.get(db) ?? createNames(db);
  namesByStore.set(db, known);

  return known;
}

/** The names around a point, to the degree: they are the same for everybody who searches a source there. */
function namesOf(
  db: EngineContext['db'],
  { source, near, withHomes }: Around & { source: string },
): Promise<PlaceNames> {
  const around = near && { ...near, lat: Math.round(near.lat), lon: Math.round(near.lon) };

  return namesIn(db).places.forceFetch(JSON.stringify([source, around?.lat, around?.lon]), {
    context: { near: around, withHomes },
  });
}

function placesOfSource(db: EngineContext['db'], source: string): Promise<readonly string[]> {
  return namesIn(db).withHomes.forceFetch(source);
}

async function areasOfSource(db: EngineContext['db'], source: string): Promise<readonly ListedArea[]> {
  return (await namesIn(db).areas.forceFetch(source)).areas;
}

async function streetsOfSource(db: EngineContext['db'], source: string): Promise<readonly Street[]> {
  return (await namesIn(db).streets.forceFetch(source)).streets;
}

async function spelledStreets(db: EngineContext['db'], source: string) {
  const { streets, streetNames } = await namesIn(db).streets.forceFetch(source);

  return { streets, streetNames: streetNames() };
}

function createNames(db: EngineContext['db']): Names {
  const options = { max: NAMES_MAX, ttl: NAMES_MS, allowStale: true, ignoreFetchAbort: true };

  return {
    withHomes: new LRUCache({
      ...options,
      fetchMethod: (source) => withoutSignal(() => placesWithHomes(db, source)),
    }),
    places: new LRUCache({
      ...options,
      fetchMethod: (_, __, { context: around }) =>
        withoutSignal(async () => {
          const places = await placeNamesNear(db, around);
          return { places, placeNames: new NameIndex(places.map(({ name }) => name)) };
        }),
    }),
    areas: new LRUCache({
      ...options,
      fetchMethod: (source) =>
        withoutSignal(async () => ({ areas: await listedAreas(db, source, COMPARED_AREAS) })),
    }),
    streets: new LRUCache({
      ...options,
      fetchMethod: (source) =>
        withoutSignal(async () => {
          const streets: readonly Street[] = await streetsOf(db, source);
          let index: NameIndex | undefined;
          // Only misspelt names need it.
          const streetNames = () => (index ??= new NameIndex(streets.map(({ name }) => name.toLowerCase())));
          return { streets, streetNames };
        }),
    }),
  };
}
