import { PLACES_MAX } from '#domain/search/search-state.ts';
import { namedPlaces } from '#domain/search/sentence/connected-name.ts';
import { DESCRIPTION, type FindNames, type Found, isCalled } from './find-among-words.ts';

type PlaceFound = Extract<Found, { __typename: 'PlaceSuggestion' }>;

/** Places that a text names together, and the names of those beyond the maximum. */
export type FoundPlaces = { ids: string[]; leftOut: string[] };

/** A longer text is no list of places, and each name is a query. */
const NAMES_MAX = 8;
/** A street or a listing may have the name of a place. */
const SUGGESTIONS = 5;

/** "Westmount, Highlands or Oliver": the places; null where the text names one at most, or anything but a description too. */
export async function findPlaces(find: FindNames, text: string): Promise<FoundPlaces | null> {
  const [listed = '', ...descriptions] = text.split(DESCRIPTION);
  const names = namedPlaces(listed);
  if (names.length < 2 || names.length > NAMES_MAX) return null;
  const found = await Promise.all(names.map((name) => findPlace(find, name)));
  const places = found.filter((place) => place !== null);
  if (places.length < names.length) return null;

  const searched = places.filter((place) => !isContext(place, places, listed));
  const ids = [...new Set(searched.map(({ place }) => place.id))];
  return ids.length > 1
    ? {
        ids: ids.slice(0, PLACES_MAX),
        leftOut: [...searched.slice(PLACES_MAX).map(({ place }) => `or ${place.name}`), ...descriptions],
      }
    : null;
}

/** The place that has the name. */
export async function findPlace(find: FindNames, name: string): Promise<PlaceFound | null> {
  const found = await find(name, { limit: SUGGESTIONS });

  return (
    found.find((one): one is PlaceFound => one.__typename === 'PlaceSuggestion' && isCalled(one, name)) ??
    null
  );
}

/** A place of this kind after a comma is never searched beside another. */
const WIDE_TYPES: readonly (string | undefined)[] = ['region', 'macroregion', 'country'];

/** "Ritchie, Garneau, Edmonton": a city after a comma says where the others are. */
function isContext({ place }: PlaceFound, all: readonly PlaceFound[], text: string): boolean {
  const name = place.name.toLowerCase();
  const [, ...parts] = text.toLowerCase().split(',');
  if (!parts.some((part) => part.trim() === name)) return false;

  return (
    WIDE_TYPES.includes(place.placetype) ||
    all.some(
      (one) => one.place.id !== place.id && one.label.toLowerCase().split(', ').slice(1).includes(name),
    )
  );
}
