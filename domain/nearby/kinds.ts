/** What may be near a home, in the order of the page. */
export const NEARBY_KINDS = ['school', 'transit', 'park'] as const;
export type NearbyKind = (typeof NEARBY_KINDS)[number];

export function isNearbyKind(text: unknown): text is NearbyKind {
  return NEARBY_KINDS.some((kind) => kind === text);
}
