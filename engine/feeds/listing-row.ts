import { createHash } from 'node:crypto';
import { encodeGeohash } from '#domain/listing/geohash.ts';
import type { ListingDisplay, ListingDocument } from '#engine/store/documents.ts';

/** About five metres. */
const GEOHASH_LENGTH = 9;

/** A row of `listings` with JSON columns as values, without what the database derives. */
export type ListingRecord = {
  source: string;
  id: string;
  public_id: string;
  mls: string;
  status: string;
  transaction_type: 'sale' | 'lease';
  property_types: string[];
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  interior_size: number | null;
  year_built: number | null;
  lot_size: number | null;
  storeys: number | null;
  garage_spaces: number | null;
  parking_spaces: number | null;
  previous_price: number | null;
  price_reduced_at: string | null;
  listed_at: string;
  location: string | null;
  geohash: string | null;
  address: string | null;
  neighbourhood: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  office_id: string | null;
  office_name: string | null;
  agent_ids: string[];
  place_ids: number[];
  open_house_until: string | null;
  document: ListingDocument;
  search_text: string;
  content_hash: string;
  display: ListingDisplay;
  modified_at: string;
};

export type ListingFacts = {
  source: string;
  id: string;
  document: ListingDocument;
  postalCode: string | null;
  openHouseUntil: string | null;
  display: ListingDisplay;
  modifiedAt: Date;
};

/** Lower-case words joined by hyphens, accents removed. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The part of the details page's URL that identifies a listing. */
export function publicIdOf({
  address,
  neighbourhood,
  mls,
}: Pick<ListingDocument, 'address' | 'neighbourhood' | 'mls'>): string {
  return slugOf([address, neighbourhood, mls].filter(Boolean).join(' '));
}

/** The columns repeat members of the document for searching. `place_ids` are filled in later. */
export function listingRow({
  source,
  id,
  document,
  postalCode,
  openHouseUntil,
  display,
  modifiedAt,
}: ListingFacts): ListingRecord {
  const { location } = document;

  return {
    source,
    id,
    public_id: document.publicId,
    mls: document.mls,
    status: document.status,
    transaction_type: document.transaction_type,
    property_types: document.building_types,
    price: document.price ?? null,
    bedrooms: document.bedrooms ?? null,
    bathrooms: document.bathrooms ?? null,
    interior_size: document.sqft ?? null,
    year_built: document.year_built ?? null,
    lot_size: document.lot_size ?? null,
    storeys: document.storeys ?? null,
    garage_spaces: document.garage_spaces ?? null,
    parking_spaces: document.parking_spaces ?? null,
    previous_price: document.previous_price ?? null,
    price_reduced_at: document.price_reduced_at ?? null,
    listed_at: document.list_date,
    location: location ? `(${location.lon},${location.lat})` : null,
    geohash: location ? encodeGeohash(location, GEOHASH_LENGTH) : null,
    address: document.address ?? null,
    neighbourhood: document.neighbourhood ?? null,
    city: document.city ?? null,
    province: document.province ?? null,
    postal_code: postalCode,
    office_id: document.listOfficeId ?? null,
    office_name: document.listOfficeName ?? null,
    agent_ids: (document.agent ?? []).flatMap((agent) => agent.id ?? []),
    place_ids: [],
    // Withheld with the details: a filter would reveal it.
    open_house_until: display.details === false ? null : openHouseUntil,
    document,
    search_text: [document.address, document.mls].filter(Boolean).join(' ').toLowerCase(),
    // Excludes the modification time: some sources touch it without a change.
    content_hash: createHash('sha256')
      .update(JSON.stringify([document, postalCode, openHouseUntil]))
      .digest('hex'),
    display,
    modified_at: modifiedAt.toISOString(),
  };
}
