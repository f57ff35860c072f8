import type { HeroSinglePropertyQuery } from './single-property.generated.ts';
import { defaultState, type HeroSinglePropertyState } from './parts.ts';

export const fixtures: Record<string, HeroSinglePropertyState> = {
  'with words of its own': {
    ...defaultState,
    mls: 'E4412345',
    title: { html: 'The house with the blue door', size: 'h1' },
    text: { html: '<p>Open Saturday, two to four.</p>' },
  },
  'three homes, one after another': { ...defaultState, homes: 3 },
};

/** Data of the listing's query in tests and in the gallery. */
export const data: HeroSinglePropertyQuery = {
  listing: {
    id: 'l-1',
    path: '/for-sale/10234-82-avenue-nw-strathcona-e4412345',
    mls: 'E4412345',
    status: 'active',
    transactionType: 'SALE',
    address: '10234 82 Avenue NW',
    neighbourhood: 'Strathcona',
    city: 'Edmonton',
    province: 'AB',
    price: 459_900,
    bedrooms: 3,
    bathrooms: 2.5,
    interiorSize: 1480,
    propertyTypes: ['house'],
    images: [
      { url: '/_files/demo/photos/house-012.jpg', alt: 'Front of the house' },
      { url: '/_files/demo/photos/living-008.jpg', alt: 'Living room' },
    ],
    courtesyOf: 'Listing courtesy of Parkline Realty',
  },
};
