export type FlagFilterKey = 'openHouses' | 'priceReduced' | 'withPhotos' | 'withPool';

/** Names of the fields in a form without JavaScript. */
export const FLAG_FIELDS: Readonly<Record<FlagFilterKey, string>> = {
  openHouses: 'open',
  priceReduced: 'reduced',
  withPhotos: 'photos',
  withPool: 'pool',
};
