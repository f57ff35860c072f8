import { listingFacts, listingPlace, listingPriceText } from '../site/listing-text.ts';
import { message } from '../messages.ts';
import type { HeadModel } from '../page/page-model.ts';
import { listingJsonLd } from './listing-json-ld.ts';
import type { ListingRouteQuery } from './listing-route.generated.ts';

type RouteListing = NonNullable<ListingRouteQuery['listing']>;

const DESCRIPTION_LENGTH = 155;

/** Title, description and structured data of a listing's details. */
export function listingHead(listing: RouteListing, currency: string, origin: string): Partial<HeadModel> {
  const title = [listing.address ?? message('listing.noAddress'), listingPlace(listing)]
    .filter(Boolean)
    .join(', ');

  return {
    title,
    description: listingDescription(listing),
    canonical: new URL(listing.path, origin).href,
    imageUrl: listing.images[0]?.url ?? null,
    jsonLd: listingJsonLd(listing, { name: title, currency, origin }),
  };
}

/** Price, facts and the start of the listing's description, cut at a word. */
export function listingDescription(listing: RouteListing): string {
  const facts = [listingPriceText(listing), ...listingFacts(listing)].join(' · ');
  const text = [facts, listing.description?.replace(/\s+/g, ' ').trim()].filter(Boolean).join('. ');

  return text.length <= DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
