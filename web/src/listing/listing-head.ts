import { message } from '../messages.ts';
import type { HeadModel } from '../page/page-model.ts';
import type { ListingRouteQuery } from './listing-route.generated.ts';
import { listingFacts, listingPlace, listingPriceText } from './listing-words.ts';

type RouteListing = NonNullable<ListingRouteQuery['listing']>;

const DESCRIPTION_LENGTH = 155;
const PHOTOS_IN_DATA = 6;

/** Title, description and structured data of a home's details. */
export function listingHead(listing: RouteListing, currency: string, origin: string): Partial<HeadModel> {
  const title = [listing.address ?? message('listing.noAddress'), listingPlace(listing)]
    .filter(Boolean)
    .join(', ');

  return {
    title,
    description: listingDescription(listing),
    canonical: new URL(listing.path, origin).href,
    imageUrl: listing.images[0]?.url ?? null,
    jsonLd: [structuredData(listing, title, currency, origin)],
  };
}

/** What it costs, what it has, and the beginning of its own description, cut at a word. */
export function listingDescription(listing: RouteListing): string {
  const facts = [listingPriceText(listing), ...listingFacts(listing)].join(' · ');
  const text = [facts, listing.description?.replace(/\s+/g, ' ').trim()].filter(Boolean).join('. ');

  return text.length <= DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function structuredData(listing: RouteListing, name: string, currency: string, origin: string) {
  const { address, city, province, postalCode, location, price } = listing;
  const url = new URL(listing.path, origin).href;

  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    datePosted: listing.listedAt?.slice(0, 10),
    image: listing.images.slice(0, PHOTOS_IN_DATA).map((image) => new URL(image.url, origin).href),
    mainEntity: {
      '@type': 'Accommodation',
      name,
      numberOfBedrooms: listing.bedrooms ?? undefined,
      numberOfBathroomsTotal: listing.bathrooms ?? undefined,
      yearBuilt: listing.yearBuilt ?? undefined,
      floorSize: listing.interiorSize
        ? { '@type': 'QuantitativeValue', value: listing.interiorSize, unitCode: 'FTK' }
        : undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address ?? undefined,
        addressLocality: city ?? undefined,
        addressRegion: province ?? undefined,
        postalCode: postalCode ?? undefined,
      },
      geo: location
        ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon }
        : undefined,
    },
    offers: price
      ? { '@type': 'Offer', price, priceCurrency: currency, availability: 'https://schema.org/InStock' }
      : undefined,
  };
}
