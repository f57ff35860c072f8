import { bathsTag } from '#domain/listing/baths-tag.ts';
import { shownSize, sizeUnits } from '#domain/listing/home-size.ts';
import { listingPrice, priceUnit } from '#domain/listing/listing-price.ts';
import { message } from '../messages.ts';

type Priced = {
  price?: number | null;
  transactionType: 'SALE' | 'LEASE';
  propertyTypes: readonly string[];
};
type Sized = { bedrooms?: number | null; bathrooms?: number | null; interiorSize?: number | null };
type Placed = { neighbourhood?: string | null; city?: string | null; province?: string | null };

/** `$459,900`; a rent per month, or per square foot for small prices of commercial space. */
export function listingPriceText({ price, transactionType, propertyTypes }: Priced): string {
  if (price === null || price === undefined) return message('listing.price.none');
  const unit = priceUnit({ price, transactionType, propertyTypes });
  const text = listingPrice(price, { perSqft: unit === 'sqft' });

  return unit === 'month' ? message('listing.price.month', { price: text }) : text;
}

/** Bedrooms, bathrooms and size, as far as they are known and relevant. */
export function listingFacts({ bedrooms, bathrooms, interiorSize }: Sized): string[] {
  const facts = [
    bedrooms && message('listing.fact.beds', { count: bedrooms }),
    bathsTag(bathrooms),
    interiorSize && sizeText(interiorSize),
  ];

  return facts.filter((fact): fact is string => Boolean(fact));
}

/** `1,480 sqft`, or in square metres. */
export function sizeText(squareFeet: number): string {
  return message('listing.fact.sqft', { count: shownSize(squareFeet), unit: sizeUnits() });
}

/** In one form for every home, `Strathcona, Edmonton, AB`: a place of its own has no neighbourhood, as `Glenburnie, ON`. */
export function listingPlace({ neighbourhood, city, province }: Placed): string {
  return [...new Set([neighbourhood, city, province].filter(Boolean))].join(', ');
}
