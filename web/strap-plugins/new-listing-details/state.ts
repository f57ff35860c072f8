export type NewListingDetailsState = {
  /** The listing shown; null shows the one of the page's address. */
  listingID: string | null;
  showMap: boolean;
  showContactCard: boolean;
};

export const defaultState: NewListingDetailsState = {
  listingID: null,
  showMap: true,
  showContactCard: true,
};
