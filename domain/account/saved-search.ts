/** Limits per customer and source. */
export const FAVOURITES_MAX = 500;
export const SAVED_SEARCHES_MAX = 100;

export const NOTE_MAX_LENGTH = 1000;
export const SEARCH_NAME_MAX_LENGTH = 100;

export const UNKNOWN_SAVED_SEARCH = 'Delete of non-existant search requested';
export const EMPTY_NAME = 'Name cannot be empty.';

/** The name, or with the first free counter in parentheses: `Edmonton (2)` is the second of its name. */
export function uniqueName(name: string, taken: Iterable<string>): string {
  const names = new Set(taken);
  if (!names.has(name)) return name;

  let count = 2;
  while (names.has(counted(name, count))) count += 1;
  return counted(name, count);
}

function counted(name: string, count: number): string {
  const suffix = ` (${count})`;

  return name.slice(0, SEARCH_NAME_MAX_LENGTH - suffix.length) + suffix;
}
