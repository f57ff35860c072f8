/** Maps every text in a listing's facts, arrays included. */
export function mapTexts(
  facts: Record<string, unknown>,
  change: (mapText: string) => string,
): Record<string, unknown> {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    return Array.isArray(value) ? value.map(changed) : value;
  };

  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, changed(value)]));
}
