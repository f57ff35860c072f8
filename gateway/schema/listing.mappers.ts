import type { ShownHit } from '../display-rules/show-listing.ts';

/** The parent of a Listing is the wire's own hit, after the display rules. */
export type ListingMapper = ShownHit;
