import { z } from 'zod';
import { isSafeUrl } from '../json/safe-url.ts';
import { tidyPostalCode } from '../search/postal-code.ts';
import { missingFacts } from './own-listing-needs.ts';

/** Where a listing of the brokerage's own stands: a draft is seen by its agents alone, sold and withdrawn homes are not searched. */
export const OWN_LISTING_STATUSES = ['draft', 'active', 'pending', 'sold', 'withdrawn'] as const;
export type OwnListingStatus = (typeof OWN_LISTING_STATUSES)[number];

export const OWN_LISTING_KINDS = [
  'house',
  'condo',
  'townhouse',
  'land',
  'commercial',
  'rural',
  'mobile',
  'investment',
] as const;
export type OwnListingKind = (typeof OWN_LISTING_KINDS)[number];

const PHOTOS_MAX = 100;
const OPEN_HOUSES_MAX = 20;
const ROOMS_MAX = 60;
const WORDS_MAX = 40;

const line = (what: string, max = 200) => z.string().trim().max(max, `${what} is too long`);
const picture = z
  .string()
  .max(2000)
  .refine((url) => /^(https?:\/\/|\/)\S+$/.test(url) && isSafeUrl(url), 'This is no address of a picture');
const number = (what: string, max: number) =>
  z
    .number({ error: `${what} is a number` })
    .min(0, `${what} is not below zero`)
    .max(max, `${what} is too large`);
const whole = (what: string, max: number) =>
  z
    .int({ error: `${what} is a whole number` })
    .min(0, `${what} is not below zero`)
    .max(max, `${what} is too large`);
/** Names that agents choose from a list or write themselves, such as `Forced Air`. */
const words = (what: string) =>
  z
    .array(line(what, 60).min(1, `${what} is empty`))
    .max(WORDS_MAX, `${what} and others: at most ${WORDS_MAX}`);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is no time of day');

const openHouse = z
  .object({ date: z.iso.date('This is no day'), start: time, end: time })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'An open house ends after it begins' });

const room = z
  .object({
    name: line('The name of a room', 60).min(1, 'A room needs a name'),
    level: line('The level of a room', 40),
    /** In feet. */
    length: number('The length of a room', 1000).nullable(),
    width: number('The width of a room', 1000).nullable(),
  })
  .refine(({ length, width }) => !length === !width, {
    path: ['width'],
    error: 'A room has a length and a width, or neither',
  });

const facts = z.object({
  status: z.enum(OWN_LISTING_STATUSES),
  transaction: z.enum(['sale', 'lease']),
  kind: z.enum(OWN_LISTING_KINDS),
  /** Of the sale, or of a month. */
  price: whole('The price', 2_000_000_000).nullable(),
  /** The MLS number that visitors see; empty for none. */
  number: line('The listing number', 40).regex(
    /^[\p{L}\p{N} ._-]*$/u,
    'A listing number has letters, digits and hyphens',
  ),
  address: line('The address'),
  neighbourhood: line('The neighbourhood', 100),
  city: line('The city', 100),
  province: line('The province or state', 100),
  postalCode: line('The postal code', 20).transform(tidyPostalCode),
  location: z
    .object({
      lat: z.number().min(-90, 'A latitude is from -90 to 90').max(90, 'A latitude is from -90 to 90'),
      lon: z
        .number()
        .min(-180, 'A longitude is from -180 to 180')
        .max(180, 'A longitude is from -180 to 180'),
    })
    .nullable(),
  isAddressShown: z.boolean(),
  bedrooms: whole('The number of bedrooms', 100).nullable(),
  /** Half bathrooms count as 0.5. */
  bathrooms: number('The number of bathrooms', 100).nullable(),
  halfBathrooms: whole('The number of half baths', 100).nullable(),
  /** Of the interior, in square feet. */
  size: whole('The size', 10_000_000).nullable(),
  yearBuilt: z
    .int({ error: 'A year is a whole number' })
    .min(1601, 'The year is from 1601 to 2199')
    .max(2199, 'The year is from 1601 to 2199')
    .nullable(),
  /** In square feet. */
  lotSize: whole('The lot size', 1_742_400_000).nullable(),
  storeys: number('The number of storeys', 200).nullable(),
  /** Cars that the garage holds. */
  garageSpaces: whole('The number of cars in the garage', 99).nullable(),
  /** Cars that can be parked, those in the garage included. */
  parkingSpaces: whole('The number of parking spaces', 99).nullable(),
  parking: words('A kind of parking'),
  /** Of a year. */
  propertyTax: whole('The property tax', 10_000_000).nullable(),
  /** Of a condominium or homeowners' association. */
  monthlyFee: whole('The monthly fee', 1_000_000).nullable(),
  heating: words('A kind of heating'),
  cooling: words('A kind of cooling'),
  basement: words('A kind of basement'),
  pool: words('A kind of pool'),
  features: words('A feature'),
  outdoorFeatures: words('An outdoor feature'),
  rooms: z.array(room).max(ROOMS_MAX, `A listing has at most ${ROOMS_MAX} rooms`),
  description: line('The description', 20_000),
  photos: z.array(picture).max(PHOTOS_MAX, `A listing has at most ${PHOTOS_MAX} photos`),
  tourUrl: line('The address of the tour', 2000).refine(
    (url) => url === '' || (/^https?:\/\/\S+$/.test(url) && isSafeUrl(url)),
    'The tour needs an address that begins with https://',
  ),
  openHouses: z.array(openHouse).max(OPEN_HOUSES_MAX, `A listing has at most ${OPEN_HOUSES_MAX} open houses`),
  /** Id of the agent of the team; null for the office. */
  agentId: z.string().max(100).nullable(),
});

/** A home that the agents of a site list themselves, as they edit it. A draft may lack anything. */
export const ownListingFacts = facts.superRefine((listing, context) => {
  if (listing.status === 'draft') return;
  for (const { field, message } of missingFacts(listing))
    context.addIssue({ code: 'custom', path: [field], message });
});
export type OwnListingFacts = z.infer<typeof facts>;
