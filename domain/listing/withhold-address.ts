/** Stands where an address stood that its seller does not show. */
export const WITHHELD = '[address withheld]';

/** Words that nothing but a street ends with. */
const STREETS: readonly (readonly string[])[] = [
  ['avenue', 'ave', 'av'],
  ['street', 'st'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['crescent', 'cres', 'cr'],
  ['parkway', 'pkwy'],
];
/** Words that a street may end with and much else in a house: only a number in front makes an address of them. */
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

/** What reads as a street, with or without a house number, whatever the street. */
const ANY_STREET = new RegExp(
  `${BEFORE}(?:(?:(?:${NUMBER}|${NAME})${GAP}){1,4}${anyOf(STREETS)}|${NUMBER}${GAP}(?:(?:${NUMBER}|${NAME})${GAP}){1,3}${anyOf(AMBIGUOUS)})`,
  'gu',
);

/** Parts of an address as a feed names them, where the address as one text does not tell them apart. */
export type AddressParts = { number?: string | null; street?: string | null; unit?: string | null };

/** Names of streets that are words of any description: alone they tell nothing, and a gap in their place would. */
const COMMON_NAMES = new Set(
  `main park lake oak garden gardens river hill hills view sunset centre center church school college front king queen
  spring meadow forest valley first second third fourth fifth north south east west`.split(/\s+/),
);
/** A figure with a unit behind it measures something. */
const MEASURED = '(?!\\s?(?:sq|ft|feet|foot|m²|m2|metre|meter|acre|year|km|mile|%|bed|bath))';
const UNIT_BEFORE = '(?:unit|suite|ste|apartment|apt|condo|no)\\.?\\s{0,3}#?\\s{0,3}|#\\s{0,3}';
const PURE_NUMBER = /^[\s$]*[\d.,]+\s*$/;

/**
 * Takes an address out of words, and its street, number and unit alone, however their parts are spaced, joined or
 * abbreviated; then whatever else reads as a street, for an address that is not known here may be in the words all the same.
 */
export function withholdAddress(
  address: string | null | undefined,
  parts: AddressParts = {},
): (words: string) => string {
  const patterns = [...streetPatterns(address, parts), ANY_STREET, ...partPatterns(address, parts)];

  return (words) =>
    PURE_NUMBER.test(words)
      ? words
      : patterns.reduce((left, pattern) => left.replace(pattern, () => WITHHELD), words);
}

/** Whether a URL tells the address or its street. */
export function tellsAddress(
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

/** The whole address, and its street with its kind. */
function streetPatterns(address: string | null | undefined, { street }: AddressParts): RegExp[] {
  const words = wordsOf(address);
  const known = [words, streetOf(words), street ? streetOf(wordsOf(street)) : []];

  return known.filter(({ length }) => length > 0).map(written);
}

/** What of an address tells it even alone: the number of the house, the name of its street, the number of its unit. */
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

/** A name of one word is written with a capital: the oak of a floor is not the street. */
function namePatterns(
  address: string | null | undefined,
  { street }: AddressParts,
  flags: 'gu' | 'giu' = 'gu',
): RegExp[] {
  const words = streetOf(wordsOf(street ?? address));
  const last = words.findLastIndex((word) => namesOf(word) !== undefined);
  const name = words.length > 0 ? words.slice(0, last) : wordsOf(street);
  const [only = ''] = name;
  const isTelling =
    name.some((word) => /\p{L}{3}/u.test(word)) &&
    (name.length > 1 || (only.length > 3 && !COMMON_NAMES.has(only.toLowerCase())));
  if (!isTelling) return [];
  if (name.length > 1) return [written(name)];

  return [new RegExp(`${BEFORE}(?:[${only.charAt(0).toUpperCase()}](?i:${only.slice(1)}))${AFTER}`, flags)];
}

const wordsOf = (text: string | null | undefined) => text?.split(/[^\p{L}\p{N}]+/u).filter(Boolean) ?? [];

/** The number in front of the street: of two numbers the second, for the first is that of the unit. */
function numberOf(words: readonly string[]): string | null {
  const [first, second, third] = words;
  if (!first || !/^\d/.test(first)) return null;

  return second && third && /^\d{3,}$/.test(second) && namesOf(third) === undefined ? second : first;
}

const isYear = (number: string) => /^(?:1[89]|20)\d{2}$/.test(number);

/** The name of the street with its kind, without numbers of house and unit; nothing where it has no kind. */
function streetOf(parts: readonly string[]): string[] {
  const last = parts.findLastIndex((part) => namesOf(part) !== undefined);
  const isNumbered = /^\d/.test(parts[0] ?? '');
  const street = parts.slice(isNumbered ? 1 : 0, last + 1);

  return street.length > 1 ? street : [];
}

const written = (parts: readonly string[]) =>
  new RegExp(`${BEFORE}${parts.map(spellings).join('[^\\p{L}\\p{N}]+')}${AFTER}`, 'giu');

/** A part of letters and digits only: nothing in it means something to a pattern. */
function spellings(part: string): string {
  const names = namesOf(part);

  return names ? `(?:${names.join('|')})` : part;
}

const namesOf = (part: string) => TYPES.find((names) => names.includes(part.toLowerCase()));
