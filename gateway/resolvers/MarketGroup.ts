import type { MarketGroupResolvers } from '../__generated__/types.ts';

export const MarketGroup: MarketGroupResolvers = {
  propertyType: ({ property_type }) => property_type,
  medianPrice: ({ median_price }) => whole(median_price),
  averagePrice: ({ average_price }) => whole(average_price),
  minPrice: ({ min_price }) => whole(min_price),
  maxPrice: ({ max_price }) => whole(max_price),
  medianDaysListed: ({ median_days_listed }) => whole(median_days_listed),
  medianPricePerSqft: ({ median_price_per_sqft }) => whole(median_price_per_sqft),
  listedIn7Days: ({ listed_in_7_days }) => listed_in_7_days ?? null,
  listedIn30Days: ({ listed_in_30_days }) => listed_in_30_days ?? null,
};

const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value));
