/** Values of the form `Np`, at least N. */

export function atLeast(count: number): string {
  return `${count}p`;
}

/** Null when the value has another form. */
export function parseAtLeast(value: string): number | null {
  const digits = /^([1-9]\d{0,8})p$/.exec(value)?.[1];

  return digits ? Number(digits) : null;
}

/** The number of a bedrooms value like `3p`; null is any. */
export function parseBedrooms(value: string): number | null {
  const count = parseAtLeast(value);

  if (count === null) throw new Error('Invalid value for bedrooms');
  return count === 1 ? null : count;
}
