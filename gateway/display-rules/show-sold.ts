import { withholdAddress } from '#domain/listing/withhold-address.ts';
import type { SoldWire } from '../datasources/solds/solds.types.ts';
import { webUrl } from '../listing/web-url.ts';
import { shownPhotos } from './shown-photos.ts';
import type { SoldRules } from './sold-rules.ts';

export type ShownSold = {
  id: string;
  path: string;
  mls: string;
  address: string | null;
  city: string | null;
  province: string | null;
  description: string | null;
  images: string[];
  askingPrice: number | null;
  soldPrice: number | null;
  soldDate: string | null;
  homeStyle: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  interiorSize: number | null;
  yearBuilt: number | null;
  location: { lat: number; lon: number } | null;
  officeName: string | null;
};

/** Applies the rules to a sold listing; null when it may not be shown. */
export function showSold(sold: SoldWire, rules: SoldRules): ShownSold | null {
  const soldDate = day(sold.soldDate);
  if (sold.display?.listing === false) return null;
  if (rules.soldSince && (!soldDate || soldDate < rules.soldSince)) return null;

  const hidesAddress = sold.display?.address === false;
  const remarks = sold.remarks || null;
  const { lat, lng } = sold;
  return {
    id: sold.id,
    path: `/sold/${encodeURIComponent(sold.id)}`,
    mls: sold.mlsNum,
    address: hidesAddress ? null : (sold.streetAddress ?? null),
    city: sold.city ?? null,
    province: sold.state ?? null,
    description: remarks && hidesAddress ? withholdAddress(sold.streetAddress)(remarks) : remarks,
    images: shownPhotos(sold.photos ?? [], rules).flatMap((url) => webUrl(url) ?? []),
    askingPrice: whole(sold.price),
    soldPrice: rules.soldPriceAllowed ? whole(sold.soldPrice) : null,
    soldDate,
    homeStyle: sold.homeStyle ?? null,
    bedrooms: whole(sold.bedrooms),
    bathrooms: sold.bathrooms ?? null,
    interiorSize: whole(sold.sqft),
    yearBuilt: whole(sold.yearBuilt),
    location: hidesAddress || lat == null || lng == null ? null : { lat, lon: lng },
    officeName: sold.listOfficeName ?? null,
  };
}

/** Whether a text occurs in the shown address, city or MLS number. */
export function soldHasText({ address, city, mls }: ShownSold, text: string): boolean {
  return [address, city, mls].filter(Boolean).join(' ').toLowerCase().includes(text.toLowerCase());
}

const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value));

const day = (value: string | null | undefined) => /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? null;
