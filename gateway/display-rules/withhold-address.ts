/** Stands where an address stood that its seller does not show. */
export const WITHHELD = '[address withheld]';

const ABBREVIATIONS: readonly (readonly string[])[] = [
  ['avenue', 'ave', 'av'],
  ['street', 'st'],
  ['drive', 'dr'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['crescent', 'cres', 'cr'],
  ['court', 'ct'],
  ['lane', 'ln'],
  ['place', 'pl'],
  ['terrace', 'terr'],
  ['circle', 'cir'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
];

/** Takes an address out of words: however its parts are spaced, joined or abbreviated. */
export function withholdAddress(address: string | null | undefined): (words: string) => string {
  const parts = address?.split(/[^\p{L}\p{N}]+/u).filter(Boolean) ?? [];
  if (parts.length === 0) return (words) => words;
  const written = new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.map(spellings).join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );

  return (words) => words.replace(written, WITHHELD);
}

/** A part of letters and digits only: nothing in it means something to a pattern. */
function spellings(part: string): string {
  const known = ABBREVIATIONS.find((names) => names.includes(part.toLowerCase()));

  return known ? `(?:${known.join('|')})` : part;
}
