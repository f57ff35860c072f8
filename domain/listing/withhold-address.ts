/** Replaces an address that the seller withholds. */
export const WITHHELD = '[address withheld]';

/** Unambiguous street types. */
const STREETS: readonly (readonly string[])[] = [
  ['avenue', 'ave', 'av'],
  ['street', 'st'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['crescent', 'cres', 'cr'],
  ['parkway', 'pkwy'],
];
/** Street types that are common words too: they count only after a house number. */
const AMBIGUOUS: readonly (readonly string[])[] = [
  ['drive', 'dr'],
  ['court', 'ct'],
  ['lane', 'ln'],
  ['place', 'pl'],
  ['terrace', 'terr'],
  ['circle', 'cir'],
  ['highway', 'hwy'],
  ['trail', 'trl'],
  ['way'],
];
const TYPES = [...STREETS, ...AMBIGUOUS];

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const NUMBER = '\\d{1,6}\\p{L}{0,2}';
const NAME = "\\p{Lu}[\\p{L}'’]{0,30}";
const GAP = '[ \\t.-]{1,3}';
const DIRECTION = `(?:\\.?[ \\t]{1,2}(?:[NS][EW]?|[EW])${AFTER})?`;
const anyOf = (types: readonly (readonly string[])[]) => `(?i:${types.flat().join('|')})${AFTER}${DIRECTION}`;

/** Any street, with or without a house number. */
const ANY_STREET = new RegExp(
  `${BEFORE}(?:(?:(?:${NUMBER}|${NAME})${GAP}){1,4}${anyOf(STREETS)}|${NUMBER}${GAP}(?:(?:${NUMBER}|${NAME})${GAP}){1,3}${anyOf(AMBIGUOUS)})`,
  'gu',
);

/** Parts of an address as separate fields of a feed. */
export type AddressParts = { number?: string | null; street?: string | null; unit?: string | null };

/** Street names that are common in descriptions: alone they reveal nothing, and their removal would. */
const COMMON_NAMES = new Set(
  `main park lake oak garden gardens river hill hills view sunset centre center church school college front king queen
  spring meadow forest valley first second third fourth fifth north south east west`.split(/\s+/),
);
/** A number followed by a unit is a measurement. */
const MEASURED = '(?!\\s?(?:sq|ft|feet|foot|m²|m2|metre|meter|acre|year|km|mile|%|bed|bath))';
const UNIT_BEFORE = '(?:unit|suite|ste|apartment|apt|condo|no)\\.?\\s{0,3}#?\\s{0,3}|#\\s{0,3}';
const PURE_NUMBER = /^[\s$]*[\d.,]+\s*$/;

/**
 * Removes an address from text, and its street, house number and unit each alone, in any spacing or
 * abbreviation; then anything else that looks like a street, since the known address may be incomplete.
 */
export function withholdAddress(
  address: string | null | undefined,
  parts: AddressParts = {},
): (text: string) => string {
  const patterns = [...streetPatterns(address, parts), ANY_STREET, ...partPatterns(address, parts)];

  return (text) =>
    PURE_NUMBER.test(text)
      ? text
      : patterns.reduce((left, pattern) => left.replace(pattern, () => WITHHELD), text);
}

/** Whether a URL contains the address or its street. */
export function revealsAddress(
  address: string | null | undefined,
  parts: AddressParts = {},
): (url: string) => boolean {
  const patterns = [...streetPatterns(address, parts), ...namePatterns(address, parts, 'giu')];

  return (url) => {
    const words = decoded(url).replace(/[^\p{L}\p{N}]+/gu, ' ');
    return patterns.some((pattern) => words.search(pattern) >= 0);
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The whole address, and its street with its type. */
function streetPatterns(address: string | null | undefined, { street }: AddressParts): RegExp[] {
  const words = wordsOf(address);
  const known = [words, streetOf(words), street ? streetOf(wordsOf(street)) : []];

  return known.filter(({ length }) => length > 0).map(written);
}

/** Parts that identify a home on their own: house number, street name, unit number. */
function partPatterns(address: string | null | undefined, parts: AddressParts): RegExp[] {
  const number = parts.number ?? numberOf(wordsOf(address));
  const unit = wordsOf(parts.unit);

  return [
    ...namePatterns(address, parts),
    ...(number && /^\d{3,}\p{L}?$/u.test(number) && !isYear(number)
      ? [new RegExp(`(?<![\\p{L}\\p{N}.,$])${number}${AFTER}(?![.,]\\d)${MEASURED}`, 'giu')]
      : []),
    ...(unit.length > 0
      ? [new RegExp(`${BEFORE}(?:${UNIT_BEFORE})${unit.join('[^\\p{L}\\p{N}]*')}${AFTER}`, 'giu')]
      : []),
  ];
}

/** A one-word name must be capitalised: the oak of a floor is not the street. */
function namePatterns(
  address: string | null | undefined,
  { street }: AddressParts,
  flags: 'gu' | 'giu' = 'gu',
): RegExp[] {
  const words = streetOf(wordsOf(street ?? address));
  const last = words.findLastIndex((word) => namesOf(word) !== undefined);
  const name = words.length > 0 ? words.slice(0, last) : wordsOf(street);
  const [only = ''] = name;
  const isDistinct =
    name.some((word) => /\p{L}{3}/u.test(word)) &&
    (name.length > 1 || (only.length > 3 && !COMMON_NAMES.has(only.toLowerCase())));
  if (!isDistinct) return [];
  if (name.length > 1) return [written(name)];

  return [new RegExp(`${BEFORE}(?:[${only.charAt(0).toUpperCase()}](?i:${only.slice(1)}))${AFTER}`, flags)];
}

const wordsOf = (text: string | null | undefined) => text?.split(/[^\p{L}\p{N}]+/u).filter(Boolean) ?? [];

/** The house number: of two numbers the second, since the first is the unit. */
function numberOf(words: readonly string[]): string | null {
  const [first, second, third] = words;
  if (!first || !/^\d/.test(first)) return null;

  return second && third && /^\d{3,}$/.test(second) && namesOf(third) === undefined ? second : first;
}

const isYear = (number: string) => /^(?:1[89]|20)\d{2}$/.test(number);

/** The street name with its type, without house and unit numbers; empty without a type. */
function streetOf(parts: readonly string[]): string[] {
  const last = parts.findLastIndex((part) => namesOf(part) !== undefined);
  const isNumbered = /^\d/.test(parts[0] ?? '');
  const street = parts.slice(isNumbered ? 1 : 0, last + 1);

  return street.length > 1 ? street : [];
}

const written = (parts: readonly string[]) =>
  new RegExp(`${BEFORE}${parts.map(spellings).join('[^\\p{L}\\p{N}]+')}${AFTER}`, 'giu');

/** The part consists of letters and digits, so nothing needs escaping. */
function spellings(part: string): string {
  const names = namesOf(part);

  return names ? `(?:${names.join('|')})` : part;
}

const namesOf = (part: string) => TYPES.find((names) => names.includes(part.toLowerCase()));
