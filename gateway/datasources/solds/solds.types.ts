import { z } from 'zod';
import { displayFlags, photoWithUrl } from '../listings/listings.types.ts';

const text = z.string().nullish();
const number = z.number().nullish();

/** A sold listing on the wire. Unknown members are dropped. */
export const soldWire = z.object({
  id: z.coerce.string(),
  mlsNum: z.coerce.string(),
  streetAddress: text,
  city: text,
  state: text,
  remarks: text,
  photos: z.array(photoWithUrl).nullish(),
  price: number,
  lat: number,
  lng: number,
  homeStyle: text,
  bedrooms: number,
  bathrooms: number,
  sqft: number,
  yearBuilt: number,
  soldDate: text,
  soldPrice: number,
  listOfficeName: text,
  display: displayFlags.nullish(),
});
export type SoldWire = z.infer<typeof soldWire>;

export const soldsResponse = z.object({
  total: z.int().nonnegative().nullish(),
  solds: z.array(soldWire),
});
