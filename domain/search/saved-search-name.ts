/** A name that no saved search has yet, by the lowest free counter in parentheses: `Edmonton (1)`. */
export function uniqueSearchName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;

  let counter = 1;
  while (taken.includes(`${name} (${counter})`)) counter += 1;
  return `${name} (${counter})`;
}

/** What is wrong with a name that was typed. */
export function searchNameProblem(name: string, taken: readonly string[]): 'empty' | 'taken' | null {
  const typed = name.trim();

  if (typed === '') return 'empty';
  return taken.includes(typed) ? 'taken' : null;
}
