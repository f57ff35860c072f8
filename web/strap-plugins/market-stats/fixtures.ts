import { defaultState, type MarketStatsState } from './parts.ts';

export const fixtures: Record<string, MarketStatsState> = {
  'the whole source': defaultState,
  'one large figure': { ...defaultState, layout: 'headline' },
  'a ruled list': { ...defaultState, layout: 'ledger' },
  'two neighbourhoods': {
    ...defaultState,
    title: { html: 'Where prices stand', size: 'h2' },
    text: { html: '<p>Counted every night from what is for sale.</p>' },
    areas: ['890458485', '85872283'],
    propertyTypes: [],
  },
};

const group = {
  area: null,
  propertyType: null as string | null,
  count: 412,
  medianPrice: 439_900,
  averagePrice: 471_250,
  minPrice: 118_000,
  maxPrice: 2_950_000,
  medianDaysListed: 31,
  medianPricePerSqft: 291,
  listedIn7Days: 31 as number | null,
  listedIn30Days: 118 as number | null,
  reduced: 74 as number | null,
};

/** Data of the query for rendering the fixtures. */
export const data = {
  marketStats: {
    asOf: '2026-11-21T08:00:00Z',
    groups: [
      group,
      { ...group, propertyType: 'house', count: 260, medianPrice: 512_000 },
      { ...group, propertyType: 'condo', count: 97, medianPrice: 239_900, medianDaysListed: null },
    ],
    newListings: ['2026-09', '2026-10', '2026-11'].map((month, index) => ({
      area: null,
      month,
      count: [0, 84, 120][index] ?? 0,
    })),
  },
};
