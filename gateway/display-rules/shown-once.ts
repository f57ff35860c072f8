/** Caches what the rules make of an object, by object and rules; entries are garbage-collected with the object. */
export function shownOnce<Raw extends object, Rules extends object, Shown>(
  show: (raw: Raw, rules: Rules, courtesyOf?: string | null) => Shown | null,
) {
  type CacheEntry = { rules: Rules; courtesyOf: string | null | undefined; shown: Shown | null };
  const known = new WeakMap<Raw, CacheEntry>();

  return (raw: Raw, rules: Rules, courtesyOf?: string | null): Shown | null => {
    const cached = known.get(raw);
    if (cached && cached.rules === rules && cached.courtesyOf === courtesyOf) return cached.shown;

    const shown = show(raw, rules, courtesyOf);
    known.set(raw, { rules, courtesyOf, shown });
    return shown;
  };
}
