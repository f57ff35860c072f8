import type { ListingDetails_ListingFragment } from '../details/listing-details.generated.ts';
import type { ListingCard_ListingFragment } from './listing-card.generated.ts';

/** A listing as the API returns it for a card. */
export function testListing(changes: Partial<ListingCard_ListingFragment> = {}): ListingCard_ListingFragment {
  return {
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
    previousPrice: null,
    bedrooms: 3,
    bathrooms: 2.5,
    interiorSize: 1480,
    listedAt: '2020-01-03T16:00:00Z',
    propertyTypes: ['house'],
    images: [{ url: '/_files/demo/photos/house-012.jpg', alt: '10234 82 Avenue NW, photo 1' }],
    imageCount: 1,
    location: { lat: 53.518, lon: -113.497 },
    openHouses: [],
    courtesyOf: 'Listing courtesy of Parkline Realty',
    ...changes,
  };
}

/** A listing as the API returns it for the details. */
export function testDetails(
  changes: Partial<ListingDetails_ListingFragment> = {},
): ListingDetails_ListingFragment {
  const { imageCount, ...card } = testListing();

  return {
    ...card,
    postalCode: 'T6E 2A3',
    yearBuilt: 1987,
    detailsWithheld: false,
    description: 'A bright house on a quiet street.',
    images: [1, 2, 3].map((n) => ({
      url: `/_files/demo/photos/house-00${n}.jpg`,
      alt: `Photo ${n}`,
      caption: n === 2 ? 'Kitchen' : null,
    })),
    lotSize: 5200,
    storeys: 2,
    garageSpaces: 2,
    parkingSpaces: 3,
    daysOnMarket: 23,
    priceHistory: [
      { at: '2020-01-03T16:00:00Z', price: 479_900, status: 'active' },
      { at: '2020-01-20T16:00:00Z', price: 459_900, status: 'active' },
    ],
    rooms: [
      { name: 'Living Room', level: 'Main', length: 15.5, width: 12 },
      { name: 'Den', level: null, length: null, width: null },
    ],
    contact: {
      displayName: 'Grace Abernathy',
      path: '/agent/grace-abernathy',
      title: 'Associate Broker',
      imageUrl: null,
      phone: '780-555-0142',
    },
    details: [
      { name: 'Parking', value: 'Double garage' },
      { name: 'Year Built', value: '1987' },
    ],
    media: [],
    officeName: 'Parkline Realty',
    isOwn: false,
    agents: [{ name: 'Grace Abernathy', office: 'Parkline Realty' }],
    breadcrumbs: [
      { id: '1', name: 'Alberta', placetype: 'region' },
      { id: '4', name: 'Strathcona', placetype: 'neighbourhood' },
      { id: '2', name: 'Edmonton', placetype: 'locality' },
    ],
    ...changes,
  };
}
