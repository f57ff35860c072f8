import type { Viewer } from './viewing-conditions.ts';

/** Who may see the solds of a source, and how much. Anything without a rule is withheld. */
export type SoldRules = {
  /** `completed`: customers who have met every viewing condition. */
  soldAllowed: 'nobody' | 'completed' | 'everyone';
  soldPriceAllowed: boolean;
  /** The earliest date of shown sales; null for no limit. */
  soldSince: string | null;
  /** As in the rules of what is for sale. */
  photoPermissions: ReadonlySet<string>;
  maxPhotos: number | null;
};

/** The rules of unknown sources. */
const CLOSED: SoldRules = {
  soldAllowed: 'nobody',
  soldPriceAllowed: false,
  soldSince: null,
  photoPermissions: new Set(['public', 'idx']),
  maxPhotos: 1,
};

const RULES_BY_SOURCE: Readonly<Record<string, SoldRules>> = {
  // Canada: sold data and anything derived from it requires the viewing conditions.
  'idx-edm-v5': { ...CLOSED, soldAllowed: 'completed', soldPriceAllowed: true, maxPhotos: null },
  // The national pool has no solds.
  'idx-ddf-v5': CLOSED,
  // Texas does not disclose sale prices: solds may be shown, their prices may not.
  'idx-sat-v5': { ...CLOSED, soldAllowed: 'everyone', maxPhotos: null },
};

export function soldRules(source: string): SoldRules {
  return (Object.hasOwn(RULES_BY_SOURCE, source) && RULES_BY_SOURCE[source]) || CLOSED;
}

export function maySeeSolds(
  { soldAllowed }: SoldRules,
  { hasCompleted }: Pick<Viewer, 'hasCompleted'>,
): boolean {
  return soldAllowed === 'everyone' || (soldAllowed === 'completed' && hasCompleted);
}
