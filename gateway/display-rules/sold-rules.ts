/** Who may see what a source has sold, and how much of it. Nothing is shown that no rule allows. */
export type SoldRules = {
  /** `completed`: customers who have met every condition of viewing. */
  soldAllowed: 'nobody' | 'completed' | 'everyone';
  soldPriceAllowed: boolean;
  /** The first day of a sale that may be shown; null for no limit. */
  soldSince: string | null;
  /** As in the rules of what is for sale. */
  photoPermissions: ReadonlySet<string>;
  maxPhotos: number | null;
};

/** A viewer as far as sold listings are concerned. */
export type SoldViewer = { hasCompleted: boolean };

/** An unknown source shows nothing. */
const CLOSED: SoldRules = {
  soldAllowed: 'nobody',
  soldPriceAllowed: false,
  soldSince: null,
  photoPermissions: new Set(['public', 'idx']),
  maxPhotos: 1,
};

const RULES_BY_SOURCE: Readonly<Record<string, SoldRules>> = {
  // Canada: sold data, and whatever is derived from it, is for those who have met the conditions.
  'idx-edm-v5': { ...CLOSED, soldAllowed: 'completed', soldPriceAllowed: true, maxPhotos: null },
  // The national pool carries nothing that is sold.
  'idx-ddf-v5': CLOSED,
  // Texas discloses no sale prices: sold homes may be shown, what was paid for them may not.
  'idx-sat-v5': { ...CLOSED, soldAllowed: 'everyone', maxPhotos: null },
};

export function soldRules(source: string): SoldRules {
  return (Object.hasOwn(RULES_BY_SOURCE, source) && RULES_BY_SOURCE[source]) || CLOSED;
}

export function maySeeSolds({ soldAllowed }: SoldRules, { hasCompleted }: SoldViewer): boolean {
  return soldAllowed === 'everyone' || (soldAllowed === 'completed' && hasCompleted);
}
