import type { TextPart } from '#domain/page/parts.ts';

export type ListingDetailsState = {
  /** The listing shown; null shows the one of the page's address. */
  listingID: string | null;
  showMap: boolean;
  showContactCard: boolean;
  /** Words of the agent's own below the contact. */
  contact: TextPart;
};

export const defaultState: ListingDetailsState = {
  listingID: null,
  showMap: true,
  showContactCard: true,
  contact: { html: '' },
};
