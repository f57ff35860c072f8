import { grouped } from '#domain/search/grouped-number.ts';
import { message } from '../messages.ts';

type Priced = { price?: number | null; transactionType: 'SALE' | 'LEASE' };
type Sized = { bedrooms?: number | null; bathrooms?: number | null; interiorSize?: number | null };
type Placed = { neighbourhood?: string | null; city?: string | null; province?: string | null };

/** `$459,900`, and a rent with its month. */
export function listingPriceText({ price, transactionType }: Priced): string {
  if (price === null || price === undefined) return message('listing.price.none');
  const amount = `$${grouped(price, ',')}`;

  return transactionType === 'LEASE' ? message('listing.price.month', { price: amount }) : amount;
}

/** Bedrooms, bathrooms and size, as far as they are known. */
export function listingFacts({ bedrooms, bathrooms, interiorSize }: Sized): string[] {
  return [
    ...(bedrooms
      ? [
          bedrooms === 1
            ? message('listing.fact.beds.one')
            : message('listing.fact.beds', { count: bedrooms }),
        ]
      : []),
    ...(bathrooms
      ? [
          bathrooms === 1
            ? message('listing.fact.baths.one')
            : message('listing.fact.baths', { count: bathrooms }),
        ]
      : []),
    ...(interiorSize ? [message('listing.fact.sqft', { count: grouped(interiorSize, ',') })] : []),
  ];
}

/** Neighbourhood and city, for example `Strathcona, Edmonton`. */
export function listingPlace({ neighbourhood, city, province }: Placed): string {
  const parts = neighbourhood ? [neighbourhood, city] : [city, province];

  return parts.filter(Boolean).join(', ');
}
