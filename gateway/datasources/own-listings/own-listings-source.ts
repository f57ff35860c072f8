import { z } from 'zod';
import { detailsPath } from '#domain/listing/details-path.ts';
import { OWN_LISTING_KINDS, OWN_LISTING_STATUSES } from '#domain/listing/own-listing-schema.ts';
import type {
  AddressInput,
  OwnListingInput,
  OwnListingStatus,
  SaveOwnListingInput,
} from '../../__generated__/types.ts';
import { transactionType } from '../../listing/listing-path.ts';
import { adminPath } from '../pages/pages-source.ts';
import { RestSource } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';

const facts = z.object({
  status: z.enum(OWN_LISTING_STATUSES),
  transaction: z.enum(['sale', 'lease']),
  kind: z.enum(OWN_LISTING_KINDS),
  price: z.int().nullable(),
  number: z.string(),
  address: z.string(),
  neighbourhood: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  location: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  isAddressShown: z.boolean(),
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
  halfBathrooms: z.int().nullable(),
  size: z.int().nullable(),
  yearBuilt: z.int().nullable(),
  lotSize: z.int().nullable(),
  storeys: z.number().nullable(),
  garageSpaces: z.int().nullable(),
  parkingSpaces: z.int().nullable(),
  parking: z.array(z.string()),
  propertyTax: z.int().nullable(),
  monthlyFee: z.int().nullable(),
  heating: z.array(z.string()),
  cooling: z.array(z.string()),
  basement: z.array(z.string()),
  pool: z.array(z.string()),
  features: z.array(z.string()),
  outdoorFeatures: z.array(z.string()),
  rooms: z.array(
    z.object({
      name: z.string(),
      level: z.string(),
      length: z.number().nullable(),
      width: z.number().nullable(),
    }),
  ),
  description: z.string(),
  photos: z.array(z.string()),
  tourUrl: z.string(),
  openHouses: z.array(z.object({ date: z.string(), start: z.string(), end: z.string() })),
  agentId: z.string().nullable(),
});
const own = z.object({
  id: z.string(),
  revision: z.int(),
  facts,
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  publicId: z.string().nullable(),
});
const page = z.object({ listings: z.array(own), total: z.int(), refusal: z.string().nullable() });

const addressPosition = z.object({
  position: z
    .object({
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      by: z.enum(['address', 'street', 'home', 'postal-code']),
      name: z.string(),
    })
    .nullable(),
});
const POSITION_BY = {
  address: 'ADDRESS',
  street: 'STREET',
  home: 'HOME',
  'postal-code': 'POSTAL_CODE',
} as const;

type Query = { text?: string | null; status?: OwnListingStatus | null; page: number; size: number };

/** `space/{spaceID}/app/website/admin/own-listings`: listings that the agents of a site enter. */
export class OwnListingsSource extends RestSource {
  async list({ text, status, ...paging }: Query) {
    const query = { ...paging, ...(text && { text }), ...(status && { status: status.toLowerCase() }) };
    const { listings, ...rest } = await this.get(page, this.#path(), query);

    return { ...rest, listings: listings.map(ownListing) };
  }

  async one(id: string) {
    const found = await this.find(own, this.#path(id));

    return found && ownListing(found);
  }

  async positionOf(address: AddressInput) {
    const { position } = await this.get(addressPosition, [...adminPath(this.spaceId), 'address-position'], {
      ...address,
    });

    return position && { ...position, by: POSITION_BY[position.by] };
  }

  /** Never retried. */
  async save({ id, revision, listing }: SaveOwnListingInput) {
    const body = bodyOf(listing);
    const call = id
      ? { method: 'PUT' as const, path: this.#path(id), headers: ifMatch(revision ?? null), body }
      : { method: 'POST' as const, path: this.#path(), body };

    return ownListing(this.read(own, await this.exchange(call)));
  }

  async delete({ id, revision }: { id: string; revision: string }): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path(id), headers: ifMatch(revision) });
  }

  #path(...rest: string[]): string[] {
    return [...adminPath(this.spaceId), 'own-listings', ...rest];
  }
}

const upper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;

function ownListing({
  facts: { transaction, status, kind, ...known },
  publicId,
  revision,
  ...listing
}: z.infer<typeof own>) {
  const type = transactionType({ transaction_type: transaction });

  return {
    ...listing,
    ...known,
    revision: String(revision),
    status: upper(status),
    kind: upper(kind),
    transactionType: type,
    path: publicId && detailsPath({ mls: known.number || listing.id, publicId, transactionType: type }),
  } as const;
}

function bodyOf({ status, kind, transactionType: type, rooms, ...listing }: OwnListingInput) {
  return {
    price: null,
    location: null,
    bedrooms: null,
    bathrooms: null,
    halfBathrooms: null,
    size: null,
    yearBuilt: null,
    lotSize: null,
    storeys: null,
    garageSpaces: null,
    parkingSpaces: null,
    propertyTax: null,
    monthlyFee: null,
    agentId: null,
    ...listing,
    rooms: rooms?.map((room) => ({ length: null, width: null, ...room })),
    status: status.toLowerCase(),
    kind: kind.toLowerCase(),
    transaction: type === 'LEASE' ? 'lease' : 'sale',
  };
}
