import { defaultState, type NeighbourhoodGuideState } from './parts.ts';

export const fixtures: Record<string, NeighbourhoodGuideState> = {
  'with its homes': {
    ...defaultState,
    text: {
      html: '<p>A streetcar suburb that kept its elms. Houses come up rarely, and sell to people who have walked past them for years.</p>',
    },
    places: ['890458485'],
  },
  'across the page': { ...defaultState, layout: 'wide', places: ['890458485'] },
  'the outline alone': {
    ...defaultState,
    title: { html: 'Between the river and 118 Avenue', size: 'h2' },
    showHomes: false,
    buttonList: [{ text: 'Ask Marta', href: '/contact', type: 'link' }],
  },
};

const group = {
  propertyType: null as string | null,
  count: 41,
  medianPrice: 512_000,
  minPrice: 189_900,
  maxPrice: 1_450_000,
  medianDaysListed: 27,
  medianPricePerSqft: 318,
};

/** Data of the query for rendering the fixtures. */
export const data = {
  place: {
    id: '890458485',
    name: 'Highlands',
    placetype: 'neighbourhood',
    centre: { lat: 53.5646, lon: -113.4358 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-113.4497, 53.5702],
          [-113.4302, 53.5703],
          [-113.4218, 53.5651],
          [-113.4286, 53.5588],
          [-113.4391, 53.5594],
          [-113.4472, 53.5632],
          [-113.4497, 53.5702],
        ],
      ],
    },
    bounds: { north: 53.5703, south: 53.5588, east: -113.4218, west: -113.4497 },
    hierarchy: [{ name: 'Canada' }, { name: 'Alberta' }, { name: 'Edmonton' }, { name: 'Highlands' }],
    nearby: [
      { id: 's1', kind: 'school', name: 'Highlands School', detail: 'K–9', distance: 310 },
      { id: 's2', kind: 'school', name: 'Mount Royal School', detail: 'K–6', distance: 820 },
      { id: 't1', kind: 'transit', name: '112 Avenue and 65 Street', detail: null, distance: 240 },
      { id: 'p1', kind: 'park', name: 'Ada Boulevard Park', detail: null, distance: 560 },
    ],
  },
  marketStats: {
    groups: [
      group,
      { ...group, propertyType: 'house', count: 33, medianPrice: 548_000 },
      { ...group, propertyType: 'condo', count: 8, medianPrice: 214_500, medianDaysListed: null },
    ],
  },
  points: {
    points: [
      { lat: 53.5681, lon: -113.4452 },
      { lat: 53.5668, lon: -113.4391 },
      { lat: 53.5642, lon: -113.4307 },
      { lat: 53.5625, lon: -113.4355 },
      { lat: 53.5611, lon: -113.4402 },
      { lat: 53.5692, lon: -113.4333 },
      { lat: 53.5655, lon: -113.4268 },
    ],
  },
};

export const empty = { place: null, marketStats: { groups: [] }, points: { points: [] } };
