/** How many levels a home may have that a rendered exterior shows; kinds that are not listed have any number. */
const LEVELS: Readonly<Record<string, readonly number[]>> = {
  'acreage-01': [1.5, 2, 2.5],
  'acreage-02': [1],
  'casita-01': [2],
  'casita-02': [2],
  'hacienda-01': [2],
  'hacienda-02': [2],
  'hacienda-03': [1],
  'house-01': [1, 1.5],
  'house-02': [2],
  'house-03': [2, 2.5],
  'house-04': [1],
  'house-05': [1.5, 2],
  'house-06': [2],
  'house-07': [2],
  'house-08': [1, 1.5],
  'house-09': [2],
  'house-10': [1],
  'house-11': [1.5, 2, 2.5],
  'house-12': [2],
  'house-13': [1, 1.5],
  'house-14': [2, 2.5],
  'mobile-01': [1],
  'mobile-02': [1],
  'ranch-01': [1],
  'ranch-02': [2],
  'ranch-03': [1],
  'ranch-04': [2],
  'ranch-05': [1],
  'ranch-06': [2],
  'ranch-07': [1],
  'ranch-08': [1],
  'ranch-09': [2],
  'ranch-10': [1],
  'townhouse-01': [2],
  'townhouse-02': [3],
  'townhouse-03': [2],
};

/** Kinds of pictures whose levels can be counted. */
const COUNTED_KINDS: ReadonlySet<string> = new Set(
  Object.keys(LEVELS).map((name) => name.replace(/-\d+$/, '')),
);

/** The levels that the picture of this file may stand for; null where they do not matter. */
export function exteriorLevels(file: string): readonly number[] | null {
  const [, name = '', kind = ''] = /(([a-z]+)-\d+)\.avif$/.exec(file) ?? [];

  return COUNTED_KINDS.has(kind) ? (LEVELS[name] ?? []) : null;
}
