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

/**
 * Takes an address out of words, and its street alone, however their parts are spaced, joined or abbreviated; then
 * whatever else reads as a street, for an address that is not known here may be in the words all the same.
 */
export function withholdAddress(address: string | null | undefined): (words: string) => string {
  const parts = address?.split(/[^\p{L}\p{N}]+/u).filter(Boolean) ?? [];
  const known = [parts, streetOf(parts)].filter(({ length }) => length > 0).map(written);

  return (words) =>
    [...known, ANY_STREET].reduce((left, pattern) => left.replace(pattern, () => WITHHELD), words);
}

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
