/** Facts with every text in them changed, lists included. */
export function changeWords(
  facts: Record<string, unknown>,
  change: (words: string) => string,
): Record<string, unknown> {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    return Array.isArray(value) ? value.map(changed) : value;
  };

  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, changed(value)]));
}
