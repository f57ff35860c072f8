/** Caches what the rules make of an object, by object and rules; entries are garbage-collected with the object. */
export function shownOnce<Raw extends object, Rules extends object, Shown>(
  show: (raw: Raw, rules: Rules, courtesyOf?: string | null) => Shown | null,
) {
  type Kept = { rules: Rules; courtesyOf: string | null | undefined; shown: Shown | null };
  const known = new WeakMap<Raw, Kept>();

  return (raw: Raw, rules: Rules, courtesyOf?: string | null): Shown | null => {
    const kept = known.get(raw);
    if (kept && kept.rules === rules && kept.courtesyOf === courtesyOf) return kept.shown;

    const shown = show(raw, rules, courtesyOf);
    known.set(raw, { rules, courtesyOf, shown });
    return shown;
  };
}
