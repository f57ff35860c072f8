/** Hash of any page that opens My Listings. */
export const LISTINGS_HASH = '#my-listings';
