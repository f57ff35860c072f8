import { z } from 'zod';

const area = z.object({ id: z.coerce.string(), name: z.string() }).nullable();
const amount = z.number().nullish();

export const statsResponse = z.object({
  asOf: z.string().nullish(),
  groups: z.array(
    z.object({
      area,
      property_type: z.string().nullable(),
      count: z.int().nonnegative(),
      median_price: amount,
      average_price: amount,
      min_price: amount,
      max_price: amount,
      median_days_listed: amount,
      median_price_per_sqft: amount,
      listed_in_7_days: z.int().nonnegative().nullish(),
      listed_in_30_days: z.int().nonnegative().nullish(),
      reduced: z.int().nonnegative().nullish(),
    }),
  ),
  newListings: z.array(z.object({ area, month: z.string(), count: z.int().nonnegative() })),
});
export const rentsResponse = z.object({
  groups: z.array(
    z.object({
      area: z.object({ id: z.coerce.string(), name: z.string() }),
      bedrooms: z.int().nonnegative().nullable(),
      count: z.int().nonnegative(),
      median_rent: amount,
      median_days_listed: amount,
    }),
  ),
});
export type RentGroupWire = z.infer<typeof rentsResponse>['groups'][number];
export type MarketGroupWire = z.infer<typeof statsResponse>['groups'][number];
