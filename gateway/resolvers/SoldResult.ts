import type { SoldResultResolvers } from '../__generated__/types.ts';
import { readLimit } from '../arguments/paging.ts';
import { selectAdditional } from '../arguments/select-additional.ts';
import { findSimilar } from '../listing/find-similar.ts';
import { soldsNear } from '../listing/solds-near.ts';
import { whoAnswers } from '../listing/who-answers.ts';

const MOST = 12;

export const SoldResult: SoldResultResolvers = {
  contact: ({ sold }, _, { dataSources }) => (sold ? whoAnswers(dataSources) : null),
  nearby: async ({ sold }, { limit }, { dataSources }) => {
    const most = readLimit(limit, { fallback: 3, min: 1, max: MOST });
    if (!sold?.location) return [];
    const near = await soldsNear(dataSources.solds, sold.location);

    return near.solds.filter(({ id }) => id !== sold.id).slice(0, most);
  },
  similarListings: async ({ sold }, { limit }, { dataSources: { listings }, now }, info) => {
    const count = readLimit(limit, { fallback: 4, min: 1, max: MOST });
    if (!sold) return [];

    return findSimilar(listings, {
      home: {
        id: sold.id,
        transactionType: 'SALE',
        // Styles of sold homes are words of the source.
        propertyTypes: [],
        price: sold.askingPrice,
        bedrooms: sold.bedrooms,
        location: sold.location,
        places: [],
      },
      count,
      select: selectAdditional(info),
      now,
    });
  },
};
