/** The queries of the search benchmark, varied in a fixed order so that both servers get the same. */

export const SCENARIOS = ['filter', 'box', 'by id', 'points'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Minimum ratio of requests per second to the bare driver. */
export const LEAST_RATIOS: Readonly<Record<Scenario, number>> = {
  filter: 1.2,
  box: 2,
  'by id': 0.35,
  points: 0.8,
};

const CARD =
  'id path address city price bedrooms bathrooms interiorSize propertyTypes images { url alt } officeName courtesyOf';
export const QUERIES: Readonly<Record<Scenario, string>> = {
  filter: `query ($search: SearchInput) { search(search: $search, size: 20) { total listings { ${CARD} } } }`,
  box: `query ($search: SearchInput) { search(search: $search, size: 20) { total listings { ${CARD} } } }`,
  'by id': `query ($id: ID!) { listing(id: $id) { ${CARD} description yearBuilt details { name value } agents { name } } }`,
  points:
    'query ($search: SearchInput) { points(search: $search, limit: 1000) { total points { id lat lon price } } }',
};

export type Box = { north: number; south: number; east: number; west: number };
export type Question = {
  low: number;
  high: number;
  bedrooms: number;
  box: Box;
  id: string;
};

/** The n-th query, rarely a repetition; ids are those of existing listings. */
export function questionOf(n: number, { ids, area }: { ids: readonly string[]; area: Box }): Question {
  const share = (salt: number) => scatter(n * 8 + salt);
  const low = 100_000 + Math.floor(share(0) * 400) * 1000;
  const [high, wide] = [area.north - area.south, area.east - area.west];
  const south = area.south + high * (0.2 + 0.4 * share(1));
  const west = area.west + wide * (0.2 + 0.4 * share(2));

  return {
    low,
    high: low + 150_000 + Math.floor(share(3) * 300) * 1000,
    bedrooms: 2 + (n % 3),
    box: { south, north: south + high * 0.2, west, east: west + wide * 0.2 },
    id: ids[Math.floor(share(4) * ids.length)] as string,
  };
}

/** A deterministic pseudo-random number from 0 to 1. */
function scatter(n: number): number {
  let mixed = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);

  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** The GraphQL variables of the same query. */
export function variablesOf(scenario: Scenario, { low, high, bedrooms, box, id }: Question) {
  const filters = { lowPrice: low, highPrice: high, bedrooms };

  switch (scenario) {
    case 'filter':
      return { search: { filters } };
    case 'box':
      return { search: { filters, bounds: box } };
    case 'points':
      return { search: { bounds: box } };
    case 'by id':
      return { id };
  }
}
