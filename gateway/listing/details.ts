import { factKey } from '#domain/listing/fact-key.ts';
import type { HitSource } from '../datasources/listings/listings.types.ts';

const POSTAL_CODES = ['postalcode', 'zipcode'];

/** Facts in the source's order; those without a plain value are left out. */
export function listingDetails({ additionalDetails }: Pick<HitSource, 'additionalDetails'>) {
  return Object.entries(additionalDetails ?? {}).flatMap(([name, fact]) => {
    const value = plain(fact);
    return value === null ? [] : [{ name, value }];
  });
}

export function postalCode({ additionalDetails }: Pick<HitSource, 'additionalDetails'>): string | null {
  for (const [name, fact] of Object.entries(additionalDetails ?? {})) {
    const value = POSTAL_CODES.includes(factKey(name)) ? plain(fact) : null;
    if (value !== null) return value;
  }
  return null;
}

function plain(fact: unknown): string | null {
  if (Array.isArray(fact)) return fact.map(plain).filter(Boolean).join(', ') || null;
  if (typeof fact === 'boolean') return fact ? 'Yes' : 'No';
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact).trim() || null;

  return null;
}
