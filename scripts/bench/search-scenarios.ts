/** The questions of the search bench, varied in a fixed order so that both servers are asked the same. */

export const SCENARIOS = ['filter', 'box', 'by id', 'points'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Requests a second as a ratio to the bare driver. */
export const GOALS: Readonly<Record<Scenario, number>> = { filter: 1.2, box: 2, 'by id': 0.35, points: 0.8 };

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

/** The n-th question; ids are those of the listings there are. */
export function questionOf(n: number, { ids, area }: { ids: readonly string[]; area: Box }): Question {
  const low = 100_000 + ((n * 37) % 40) * 10_000;
  const share = (seed: number) => ((n * seed) % 101) / 101;
  const [high, wide] = [area.north - area.south, area.east - area.west];
  const south = area.south + high * (0.2 + 0.4 * share(17));
  const west = area.west + wide * (0.2 + 0.4 * share(29));

  return {
    low,
    high: low + 150_000 + ((n * 53) % 30) * 10_000,
    bedrooms: 2 + (n % 3),
    box: { south, north: south + high * 0.2, west, east: west + wide * 0.2 },
    id: ids[(n * 7919) % ids.length] as string,
  };
}

/** The variables of the same question in GraphQL. */
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
