import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import { shownSize, sizeUnitCode } from '#domain/listing/home-size.ts';
import { isPending } from '../listing/listing-badges.ts';
import { placeSearchPath } from '../search/bar/place-search-path.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';

const PHOTOS_IN_DATA = 6;

/** schema.org types by property type; other homes are accommodations, land and commercial are places. */
const TYPES = new Map([
  ['house', 'SingleFamilyResidence'],
  ['townhouse', 'House'],
  ['condo', 'Apartment'],
  ['mobile', 'House'],
  ['land', 'Place'],
  ['commercial', 'Place'],
]);

type Options = { name: string; currency: string; origin: string };

/** The listing and its places as schema.org data, limited to what the API shows. */
export function listingJsonLd(
  listing: ListingDetails_ListingFragment,
  options: Options,
): Record<string, unknown>[] {
  const crumbs = breadcrumbList(listing, options.origin);

  return crumbs ? [realEstateListing(listing, options), crumbs] : [realEstateListing(listing, options)];
}

function realEstateListing(listing: ListingDetails_ListingFragment, { name, currency, origin }: Options) {
  const url = new URL(listing.path, origin).href;

  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    datePosted: listing.listedAt?.slice(0, 10),
    image: listing.images.slice(0, PHOTOS_IN_DATA).map((image) => new URL(image.url, origin).href),
    mainEntity: home(listing, name),
    offers: offer(listing, currency),
    creditText: listing.courtesyOf ?? undefined,
  };
}

function home(listing: ListingDetails_ListingFragment, name: string) {
  const { address, city, province, postalCode, location, propertyTypes, interiorSize } = listing;
  const type = TYPES.get(propertyTypes[0] ?? '') ?? 'Accommodation';
  const place = {
    '@type': type,
    name,
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
  };
  if (type === 'Place') return place;

  return {
    ...place,
    numberOfBedrooms: listing.bedrooms ?? undefined,
    // Integers only: a half bath counts as one.
    numberOfBathroomsTotal: listing.bathrooms ? Math.ceil(listing.bathrooms) : undefined,
    yearBuilt: listing.yearBuilt ?? undefined,
    floorSize: interiorSize
      ? { '@type': 'QuantitativeValue', value: shownSize(interiorSize), unitCode: sizeUnitCode() }
      : undefined,
  };
}

function offer(listing: ListingDetails_ListingFragment, currency: string) {
  const { price, transactionType } = listing;
  if (!price) return undefined;
  const isLease = transactionType === 'LEASE';

  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${isLease ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${isPending(listing) ? 'Reserved' : 'InStock'}`,
    ...(isLease
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency,
            unitCode: 'MON',
          },
        }
      : { price, priceCurrency: currency }),
  };
}

function breadcrumbList({ breadcrumbs }: ListingDetails_ListingFragment, origin: string) {
  const places = orderedBreadcrumbs(breadcrumbs);
  if (places.length === 0) return null;

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(placeSearchPath(id), origin).href,
    })),
  };
}
