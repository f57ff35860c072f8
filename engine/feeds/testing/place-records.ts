/** Invented Who's On First records, each with one of the oddities of real ones. */

type Extra = {
  id: number;
  name?: string;
  placetype?: string;
  geometry?: unknown;
  properties?: Record<string, unknown>;
  bbox?: number[];
};

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

export function record({
  id,
  name = `Place ${id}`,
  placetype = 'neighbourhood',
  geometry = null,
  properties = {},
  bbox,
}: Extra) {
  return {
    id,
    type: 'Feature',
    properties: {
      'wof:id': id,
      'wof:name': name,
      'wof:placetype': placetype,
      'wof:country': 'CA',
      'wof:parent_id': -1,
      'wof:hierarchy': [],
      'mz:is_current': 1,
      ...properties,
    },
    ...(bbox ? { bbox } : {}),
    geometry,
  };
}

export const CITY = record({
  id: 1,
  name: 'Testville',
  placetype: 'locality',
  geometry: { type: 'Polygon', coordinates: [square(0, 0, 10)] },
  properties: { 'wof:hierarchy': [{ region_id: 3, locality_id: 1 }] },
});
export const REGION = record({
  id: 3,
  name: 'Alberta',
  placetype: 'region',
  bbox: [-5, -5, 20, 20],
  properties: { 'lbl:latitude': 5, 'lbl:longitude': 5 },
});

/** Two parts, the first with a hole; two hierarchies; current unknown. */
export const RINGED = record({
  id: 2,
  name: 'Ringed',
  geometry: { type: 'MultiPolygon', coordinates: [[square(1, 1, 3), square(2, 2, 1)], [square(6, 6, 1)]] },
  properties: {
    'mz:is_current': -1,
    'wof:parent_id': 1,
    'wof:hierarchy': [
      { region_id: 3, locality_id: 1, neighbourhood_id: 2 },
      { region_id: 3, county_id: -1, neighbourhood_id: 2 },
    ],
    'lbl:latitude': 1.5,
    'lbl:longitude': 1.5,
  },
});

export const AT_POINT = record({
  id: 4,
  geometry: { type: 'Point', coordinates: [3, 3] },
  properties: { 'geom:bbox': '3,3,3,3', 'wof:hierarchy': [{ locality_id: 1, neighbourhood_id: 4 }] },
});
export const DEPRECATED = record({
  id: 5,
  geometry: { type: 'Polygon', coordinates: [square(1, 1, 1)] },
  properties: { 'edtf:deprecated': '2017-05-26', 'wof:superseded_by': [2] },
});
export const NAMED_ELSEWHERE = record({
  id: 6,
  name: '',
  geometry: { type: 'Point', coordinates: [1, 1] },
  properties: { 'name:eng_x_preferred': ['North Loop'] },
});
export const LABEL_OUTSIDE = record({
  id: 7,
  geometry: { type: 'Polygon', coordinates: [square(1, 1, 1)] },
  properties: { 'lbl:latitude': 40, 'lbl:longitude': 40, 'geom:latitude': 1.4, 'geom:longitude': 1.6 },
});

export const file = (name: string, json: unknown) => ({ name, text: JSON.stringify(json) });
