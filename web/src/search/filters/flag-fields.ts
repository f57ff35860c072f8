export type FlagFilterKey = 'priceReduced' | 'withPhotos' | 'withPool';

/** Names of the fields in a form without JavaScript. */
export const FLAG_FIELDS: Readonly<Record<FlagFilterKey, string>> = {
  priceReduced: 'reduced',
  withPhotos: 'photos',
  withPool: 'pool',
};
