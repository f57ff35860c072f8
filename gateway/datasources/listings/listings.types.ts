import { z } from 'zod';
import { checkedOnce } from '../checked-once.ts';

/** Wire types of the listing data service (docs/rest-calls.md). Unknown members are dropped. */

const text = z.string().nullish();
const number = z.number().nullish();
const latLon = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const transactionType = z.enum(['sale', 'lease']);

/** The seller's opt-outs; a missing flag is no opt-out. */
export const displayFlags = z
  .object({
    listing: z.boolean(),
    address: z.boolean(),
    valuation: z.boolean(),
    comments: z.boolean(),
    /** False: details only after the viewing conditions. */
    details: z.boolean(),
  })
  .partial();
export type DisplayFlags = z.infer<typeof displayFlags>;

/** Permitted uses of the record (`IDX`, `VOW`, …); all when absent. */
const permittedUses = z.array(z.string()).nullish();

/** A photo with RESO's `Media.Permission`. */
export const photoWithUrl = z.object({
  url: z.string().min(1),
  permission: z.union([z.string(), z.array(z.string())]).nullish(),
});
const photo = z.union([z.string(), photoWithUrl]);
export type PhotoWire = z.infer<typeof photo>;

/** Sides in feet. */
const room = z.object({ name: z.string().min(1), level: text, length: number, width: number });
const agent = z.object({ id: text, name: z.string(), office: text });
export const placeRef = z.object({ id: z.coerce.string(), name: z.string(), placetype: z.string() });

/** Types of media that agents add to a listing. */
const MEDIA_TYPES = ['image', 'video', 'other'] as const;

const medium = z.object({
  type: z.enum(MEDIA_TYPES).catch('other'),
  data: z.object({ imageUrl: text, url: text, html: text }).nullish(),
});
/** A medium that agents save with a listing. */
export type MediaWire = { type: (typeof MEDIA_TYPES)[number]; data: Record<string, string> };

/** The media of a listing: of the space's agents, or of its source. */
export const publicInfo = z.object({ additionalMedia: z.array(medium).nullish() });

export const hitSource = z.object({
  publicId: z.string(),
  mls: z.string(),
  status: text,
  transaction_type: transactionType,
  building_types: z.array(z.string()).nullish(),
  address: text,
  neighbourhood: text,
  city: text,
  province: text,
  price: number,
  bedrooms: number,
  bathrooms: number,
  sqft: number,
  year_built: number,
  lot_size: number,
  storeys: number,
  garage_spaces: number,
  parking_spaces: number,
  previous_price: number,
  price_reduced_at: text,
  price_history: z.array(z.object({ at: z.string(), price: z.number(), status: z.string() })).nullish(),
  rooms: z.array(room).nullish(),
  /** Captions by the URLs of the photos. */
  image_captions: z.record(z.string(), z.string()).nullish(),
  list_date: text,
  location: latLon.nullish(),
  images: z.array(photo).nullish(),
  image_count: number,
  open_houses: z
    .array(z.object({ date: z.string(), start_time: z.string(), end_time: z.string() }))
    .nullish(),
  listOfficeId: text,
  listOfficeName: text,
  agent: z.union([z.array(agent), agent.transform((one) => [one])]).nullish(),
  courtesyOfMessage: text,
  display: displayFlags.nullish(),
  permittedUses,
  description: text,
  additionalDetails: z.record(z.string(), z.unknown()).nullish(),
  publicInfo: publicInfo.nullish(),
  places: z.array(placeRef).nullish(),
});
export type HitSource = z.infer<typeof hitSource>;

export const searchHit = z.object({ _id: z.coerce.string(), _source: hitSource });
export type SearchHit = z.infer<typeof searchHit>;
const hits = checkedOnce<SearchHit>(searchHit);

const ok = z.literal(true).optional();

export const searchResponse = z.object({
  ok,
  hits: z.object({ total: z.int().nonnegative(), hits }),
  courtesyOfMessage: text,
  asOf: text,
});
/** The response to a search with `count=false`. */
export const uncountedSearchResponse = searchResponse.extend({
  hits: searchResponse.shape.hits.extend({ total: z.int().nonnegative().nullish() }),
});

export const listingsResponse = z.object({ ok, listings: hits });

const bounds = z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() });

export const listingPoint = z.object({
  id: z.coerce.string(),
  publicId: z.string(),
  lat: z.number(),
  lon: z.number(),
  price: number,
  transaction_type: transactionType,
  property_types: z.array(z.string()).nullish(),
  bedrooms: number,
  address: text,
  city: text,
  mls: z.string(),
  status: text,
  display: displayFlags.nullish(),
  permittedUses,
});
export type ListingPoint = z.infer<typeof listingPoint>;

export const clustersResponse = z.object({
  clusters: z.array(
    z.object({
      geohash: z.string(),
      count: z.int(),
      lat: z.number(),
      lon: z.number(),
      bounds,
      /** The only one of the cell, where the service tells it. */
      listing: listingPoint.nullish(),
    }),
  ),
});

export type ClusterWire = z.infer<typeof clustersResponse>['clusters'][number];

export const pointsResponse = z.object({
  total: z.int().nonnegative(),
  points: checkedOnce<ListingPoint>(listingPoint),
});

const placeSuggestion = z.object({
  type: z.literal('place'),
  id: z.coerce.string(),
  name: z.string(),
  placetype: z.string(),
  label: z.string(),
  isNearest: z.boolean().default(false),
});
const listingSuggestion = z.object({
  type: z.literal('listing'),
  id: z.coerce.string(),
  publicId: z.string(),
  mls: z.string(),
  label: z.string(),
  transaction_type: transactionType,
  status: text,
  display: displayFlags.nullish(),
  permittedUses,
});
const postalSuggestion = z.object({
  type: z.literal('postal'),
  code: z.string(),
  label: z.string(),
  count: z.int().nonnegative(),
});
const streetSuggestion = z.object({
  type: z.literal('street'),
  id: z.string(),
  label: z.string(),
  count: z.int().nonnegative(),
});
const areaSuggestion = z.object({
  type: z.literal('area'),
  id: z.string(),
  label: z.string(),
  count: z.int().nonnegative(),
});
export type ListingSuggestionWire = z.infer<typeof listingSuggestion>;

const suggestion = z.discriminatedUnion('type', [
  placeSuggestion,
  listingSuggestion,
  postalSuggestion,
  streetSuggestion,
  areaSuggestion,
]);
export type SuggestionWire = z.infer<typeof suggestion>;

export const suggestionsResponse = z.object({ results: z.array(suggestion) });

export const infoResponse = z.object({
  source: z.string(),
  name: z.string(),
  total: z.int().nonnegative(),
  lastUpdate: text,
  copyright: text,
  disclaimer: text,
  trademarks: text,
});
export type SourceInfo = z.infer<typeof infoResponse>;

export const termsResponse = z.object({
  items: z.array(z.object({ key: z.coerce.string(), count: z.int().nonnegative().default(0) })),
});

const count = z.int().nonnegative();
const valueCount = z.object({ value: z.string(), count });
const roomCount = z.object({ value: z.int(), count });
/** Services that count fewer filters leave them out. */
const choiceCounts = z.array(roomCount).nullish();
const priceCount = z.object({ low_price: z.number(), high_price: z.number().nullish(), count });

export const facetsResponse = z.object({
  total: count,
  transaction_types: z.array(z.object({ value: transactionType, count })),
  property_types: z.array(valueCount),
  bedrooms: z.array(roomCount),
  bathrooms: z.array(roomCount),
  exact_bedrooms: choiceCounts,
  exact_bathrooms: choiceCounts,
  storeys: choiceCounts,
  lot_sizes: choiceCounts,
  garage_spaces: choiceCounts,
  parking_spaces: choiceCounts,
  open_houses: count,
  open_house_days: z.array(valueCount).nullish(),
  price_reduced: count.nullish(),
  with_photos: count.nullish(),
  with_pool: count.nullish(),
  price_bands: z.array(z.object({ low_price: z.int(), high_price: z.int().nullish(), count })),
  price_histogram: z.array(priceCount).nullish(),
  raw: z.array(z.object({ field: z.string(), values: z.array(z.object({ key: z.coerce.string(), count })) })),
});
