import type { SoldCard_SoldFragment } from './sold-card.generated.ts';

/** A sold listing as the API returns it for a card. */
export function testSold(changes: Partial<SoldCard_SoldFragment> = {}): SoldCard_SoldFragment {
  return {
    id: 's-1',
    path: '/sold/s-1',
    mls: 'E4300001',
    address: '11208 65 Street NW',
    city: 'Edmonton',
    province: 'AB',
    images: [{ url: '/_files/demo/photos/house-020.jpg', alt: '11208 65 Street NW, photo 1' }],
    askingPrice: 489_000,
    soldPrice: 481_500,
    soldDate: '2026-10-02',
    homeStyle: 'Two storey',
    bedrooms: 3,
    bathrooms: 2.5,
    interiorSize: 1620,
    yearBuilt: 1998,
    officeName: 'Poplar & Main Realty',
    ...changes,
  };
}
