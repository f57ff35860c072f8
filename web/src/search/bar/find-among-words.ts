import { isCapitalisedName, isConnectedName, namedPlaces } from '#domain/search/sentence/connected-name.ts';
import { isExclusion } from '#domain/search/sentence/excluded-places.ts';
import type { Sentence } from '#domain/search/sentence/read-sentence.ts';
import { editsToBeginning } from '#domain/search/similar-names.ts';
import type { SuggestionsQuery } from './suggestions.generated.ts';

export type Found = SuggestionsQuery['autocomplete'][number];

export type FindNames = (text: string, options?: { similar?: boolean; limit?: number }) => Promise<Found[]>;

/** What a text names, the words of it that name nothing, and whether it was spelt another way. */
export type FoundAmongWords = { found: Found; leftOut: string[]; isCorrected: boolean };

/** Longer texts are no place with a few other words, and each part is a query. */
const WORDS_MAX = 6;
/** Edits of a name that is meant for sure. */
const EDITS_MAX = 2;
/** Shorter names resemble too many others. */
const CORRECTED_MIN = 5;
const HOUSE_NUMBER = /^\d\S*\s+/;
const SIMILAR_MAX = 5;

/** The place of a text that nothing is called: its street without the house number, the district of its postal code, its first or last words, or the one name that is spelt alike. */
export async function findAmongWords(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  return (
    (await inDistrict(find, text)) ??
    (await onStreet(find, text)) ??
    (await firstOfPlaces(find, text)) ??
    (await inPart(find, text)) ??
    correct(find, text)
  );
}

/** Words that name something as a whole. */
export function isCalled(found: Found, text: string): boolean {
  return namesOf(found).includes(text.trim().toLowerCase());
}

/** Between a place and what its homes have: "Strathcona with lots of light". */
export const DESCRIPTION = /\s+(?:with|has|having|avec|con)\s+/i;

/**
 * The place among all words of a sentence, where those taken for its place name none: a known place is never lost to
 * unknown words, as in "Alamo Heights 4 bed near my office".
 */
export async function findInOtherWords(
  find: FindNames,
  { place, parts = [place], leftOut }: Sentence,
): Promise<Omit<FoundAmongWords, 'isCorrected'> | null> {
  const all = [...parts, ...leftOut].flatMap((words) => words.split(DESCRIPTION));
  for (const [at, words] of all.entries()) {
    if (isExclusion(words)) continue;
    const [first] = await find(words);
    const isWhole = first && isCalled(first, words);
    const found = isWhole ? { found: first, leftOut: [] } : await inPart(find, words);
    if (found) return { found: found.found, leftOut: all.toSpliced(at, 1, ...found.leftOut) };
  }

  return null;
}

/** "Westmount or Highlands" of other kinds than places: the first is searched, the others are named as left out. */
async function firstOfPlaces(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const [name = '', ...others] = namedPlaces(text);
  if (others.length === 0 || others.length > WORDS_MAX) return null;
  const found = await Promise.all(
    [name, ...others].map(async (one) => {
      const [first] = await find(one);
      return first && isCalled(first, one) ? first : null;
    }),
  );
  const [first] = found;

  return first && found.every((one) => one !== null)
    ? { found: first, leftOut: others.map((other) => `or ${other}`), isCorrected: false }
    : null;
}

/** Words of a postal code: its district, then the rest. */
const POSTAL_WORDS = /^([a-z]\d[a-z])[ -]?\d(?:[a-z]\d?)?$/i;

/** The district of a postal code without homes: "T6E 1A1" in T6E. */
async function inDistrict(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const [, district] = POSTAL_WORDS.exec(text.trim()) ?? [];
  if (!district) return null;
  const found = (await find(district, { limit: SIMILAR_MAX })).find(
    (one) => one.__typename === 'PostalCodeSuggestion' && isCalled(one, district),
  );

  return found ? { found, leftOut: [], isCorrected: true } : null;
}

async function onStreet(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const street = text.replace(HOUSE_NUMBER, '');
  if (street === text || !street.includes(' ')) return null;
  const found = (await find(street, { limit: SIMILAR_MAX })).find(
    (one) => one.__typename === 'StreetSuggestion' && namesOf(one)[0]?.startsWith(street.toLowerCase()),
  );

  return found ? { found, leftOut: [], isCorrected: true } : null;
}

/** Wider than what a city's name is part of: "Texas Roadhouse" is not all of Texas. */
const WIDE_TYPES: readonly string[] = ['region', 'macroregion', 'country', 'continent'];
/** Names end with their city. */
const CITY_TYPES: readonly string[] = ['locality', 'localadmin', 'borough', 'county'];
/** Before the name of a place they are no name of another: "Old Strathcona". */
const DIRECTION =
  /^(?:old|new|north|south|east|west|(?:north|south)(?:east|west)|upper|lower|inner|central|downtown|historic|greater)$/i;

/** Before the name of a place they name the same place, so that nothing is left out of the search. */
const SAME_PLACE = /^(?:(?:old|historic|greater)|(?:heart|cent(?:er|re)|city|town|neighbou?rhood) of)$/i;

/** Whether a place is called like a part of a longer name, which is somewhere else: "Bank of Texas". */
function isOfLongerName(found: Found, name: readonly string[], others: readonly string[], isEnd: boolean) {
  if (found.__typename !== 'PlaceSuggestion') return false;
  if (!isCapitalisedName([...others, ...name]) || others.every((word) => DIRECTION.test(word))) return false;
  const type = found.place.placetype ?? '';

  return WIDE_TYPES.includes(type) || (isEnd && !CITY_TYPES.includes(type));
}

/** The longest first or last words that are a name. */
async function inPart(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const words = text.split(/\s+/);
  if (words.length > WORDS_MAX) return null;
  const isConnected = isConnectedName(text);
  const parts = words.slice(1).flatMap((_, at) => [
    { name: words.slice(at + 1), others: words.slice(0, at + 1), isEnd: true },
    { name: words.slice(0, -at - 1), others: words.slice(-at - 1), isEnd: false },
  ]);
  const found = await Promise.all(
    parts.map(async ({ name, others, isEnd }) => {
      // "Strathcona lots of trees" is in Strathcona, "University of Strathcona" is not.
      if (isConnected && (isEnd || !isConnectedName(others.join(' ')))) return null;
      const [first] = await find(name.join(' '));
      return first && isCalled(first, name.join(' ')) && !isOfLongerName(first, name, others, isEnd)
        ? { found: first, ...withoutWords(others, isEnd) }
        : null;
    }),
  );

  return found.find((one) => one !== null) ?? null;
}

function withoutWords(words: readonly string[], areBefore: boolean) {
  const isSame = areBefore && SAME_PLACE.test(words.join(' '));

  return { leftOut: isSame ? [] : [words.join(' ')], isCorrected: isSame };
}

/** The one place or street whose whole name is nearly that; null where another is as near. */
async function correct(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  if (text.length < CORRECTED_MIN) return null;
  const named = (await find(text, { similar: true, limit: SIMILAR_MAX }))
    .filter(({ __typename }) => __typename !== 'ListingSuggestion' && __typename !== 'PostalCodeSuggestion')
    .map((found) => ({ found, edits: Math.min(...namesOf(found).map((name) => edits(text, name))) }))
    .sort((one, other) => one.edits - other.edits);
  const [first] = named;
  // Of places with one name the first is the nearest.
  const second = named.find(({ found }) => first && namesOf(found)[0] !== namesOf(first.found)[0]);
  const isSure = first && first.edits <= EDITS_MAX && (!second || second.edits > first.edits);

  return isSure ? { found: first.found, leftOut: [], isCorrected: true } : null;
}

/** The edits between two whole names. */
function edits(text: string, name: string): number {
  const typed = text.toLowerCase();

  return Math.max(editsToBeginning(typed, name), editsToBeginning(name, typed));
}

function namesOf(found: Found): string[] {
  const names =
    found.__typename === 'PlaceSuggestion' ? [found.place.name, found.label] : [found.label.split(',')[0]];

  return names.flatMap((name) => (name ? [name.toLowerCase()] : []));
}
