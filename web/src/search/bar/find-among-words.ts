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

/** The place of a text that nothing is called: its street without the house number, its first or last words, or the one name that is spelt alike. */
export async function findAmongWords(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  return (await onStreet(find, text)) ?? (await inPart(find, text)) ?? correct(find, text);
}

/** Words that name something as a whole. */
export function isCalled(found: Found, text: string): boolean {
  return namesOf(found).includes(text.trim().toLowerCase());
}

async function onStreet(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const street = text.replace(HOUSE_NUMBER, '');
  if (street === text || !street.includes(' ')) return null;
  const found = (await find(street, { limit: SIMILAR_MAX })).find(
    (one) => one.__typename === 'StreetSuggestion' && namesOf(one)[0]?.startsWith(street.toLowerCase()),
  );

  return found ? { found, leftOut: [], isCorrected: true } : null;
}

/** The longest first or last words that are a name. */
async function inPart(find: FindNames, text: string): Promise<FoundAmongWords | null> {
  const words = text.split(/\s+/);
  if (words.length > WORDS_MAX) return null;
  const parts = words.slice(1).flatMap((_, at) => [
    { name: words.slice(at + 1), others: words.slice(0, at + 1) },
    { name: words.slice(0, -at - 1), others: words.slice(-at - 1) },
  ]);
  const found = await Promise.all(
    parts.map(async ({ name, others }) => {
      const [first] = await find(name.join(' '));
      return first && isCalled(first, name.join(' '))
        ? { found: first, leftOut: [others.join(' ')], isCorrected: false }
        : null;
    }),
  );

  return found.find((one) => one !== null) ?? null;
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
