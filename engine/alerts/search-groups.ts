import type { Bounds } from '#domain/search/bounds.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { PLACES_INDEX } from '#domain/search/search-state.ts';
import type { IndexRow } from '../store/listings/index-rows.ts';
import { boxAround } from '../store/places/circle.ts';
import type { LatLon } from '../store/places/place-points.ts';

/** Saved searches with the same criteria; they are evaluated once. */
export type SearchGroup = {
  source: string;
  spaceId: string;
  timeZone: string;
  search: SearchInput;
  /** The polygons of a stored area; null for one that is gone, which no listing is in. */
  area?: readonly (readonly (readonly LatLon[])[])[] | null;
  /** Numbers of the subscriptions. */
  numbers: number[];
};

/** Sides of the cells that boxes are split into, in degrees, the smallest first. */
const CELL_SIDES = [0.01, 0.05, 0.25, 1, 5];
/** A larger box is split into larger cells. */
const MOST_CELLS = 16;
/** PostgreSQL's geometric types compare with this tolerance. */
const EDGE = 2e-6;

/** Groups that one term finds, with the bounds that are compared before a group is evaluated. */
type Bucket = { groups: SearchGroup[]; lowest: number[]; highest: number[]; bedrooms: number[] };

/**
 * An inverted index of saved searches: of a listing's values it finds the few searches that may match. A group is filed
 * under its most selective term (agent, office, cells of its area, place, property types) and its transaction type.
 */
export class SearchGroups {
  readonly #buckets = new Map<string, Bucket>();
  readonly #byKey = new Map<string, SearchGroup>();
  readonly #known = new Set<number>();

  /** Searches, of which some may have been deleted since. */
  get size(): number {
    return this.#known.size;
  }

  has(number: number): boolean {
    return this.#known.has(number);
  }

  /** `key` identifies the criteria; `make` is called for the first search with them. */
  async add(number: number, key: string, make: () => Promise<Omit<SearchGroup, 'numbers'>>): Promise<void> {
    if (this.#known.has(number)) return;
    this.#known.add(number);
    const known = this.#byKey.get(key);
    if (known) {
      known.numbers.push(number);
      return;
    }

    const group = { ...(await make()), numbers: [number] };
    this.#byKey.set(key, group);
    for (const term of termsOf(group)) this.#file(term, group);
  }

  /** The groups that may match any of the listings. */
  candidates(source: string, rows: readonly IndexRow[]): Set<SearchGroup> {
    const found = new Set<SearchGroup>();
    for (const row of rows) {
      for (const term of termsOfListing(source, row)) {
        const bucket = this.#buckets.get(term);
        if (bucket) collect(bucket, row, found);
      }
    }

    return found;
  }

  #file(term: string, group: SearchGroup): void {
    const bucket = this.#buckets.get(term) ?? { groups: [], lowest: [], highest: [], bedrooms: [] };
    this.#buckets.set(term, bucket);
    const { lowPrice, highPrice, bedrooms } = group.search.filters ?? {};
    bucket.groups.push(group);
    bucket.lowest.push(lowPrice ?? Number.NEGATIVE_INFINITY);
    bucket.highest.push(highPrice ?? Number.POSITIVE_INFINITY);
    bucket.bedrooms.push(bedrooms ?? Number.NEGATIVE_INFINITY);
  }
}

function collect(
  { groups, lowest, highest, bedrooms }: Bucket,
  row: IndexRow,
  found: Set<SearchGroup>,
): void {
  const price = row.price ?? Number.NaN;
  const count = row.bedrooms ?? Number.NaN;
  for (let at = 0; at < groups.length; at++) {
    const [low, high, least] = [lowest[at] as number, highest[at] as number, bedrooms[at] as number];
    // A listing without a price meets no condition on it; without a condition it is not compared.
    if (
      (low !== Number.NEGATIVE_INFINITY || high !== Number.POSITIVE_INFINITY) &&
      !(price >= low && price <= high)
    )
      continue;
    if (least !== Number.NEGATIVE_INFINITY && !(count >= least)) continue;
    found.add(groups[at] as SearchGroup);
  }
}

const LEASE = 'lease';
const SALE = 'sale';
const ANY = 'any';

function termsOf({ source, search, area }: SearchGroup): string[] {
  const { filters = {} } = search;
  const transaction = filters.transactionType ? filters.transactionType.toLowerCase() : ANY;
  const file = (access: string) => `${source} ${transaction} ${access}`;
  if (area === null) return [];
  if (filters.agentId !== undefined) return [file(`agent ${filters.agentId}`)];
  if (filters.officeId !== undefined) return [file(`office ${filters.officeId}`)];

  const box = boxOf(search, area);
  const cells = box && cellsOf(box);
  if (cells) return cells.map(file);
  const { geo } = search;
  if (geo && 'placeId' in geo) return [file(`place ${Number(geo.placeId)}`)];
  if (geo && 'placeIds' in geo) return geo.placeIds.map((id) => file(`place ${Number(id)}`));
  if (geo && 'shape' in geo && geo.shape.index === PLACES_INDEX)
    return [file(`place ${Number(geo.shape.id)}`)];
  if (filters.propertyTypes) return filters.propertyTypes.map((type) => file(`type ${type}`));

  return [file('all')];
}

function termsOfListing(source: string, row: IndexRow): string[] {
  const { lat, lon } = row;
  const accesses = [
    ...row.agentIds.map((id) => `agent ${id}`),
    ...(row.officeId === null ? [] : [`office ${row.officeId}`]),
    ...(lat === null || lon === null
      ? []
      : CELL_SIDES.map((side) => cell(side, Math.floor(lat / side), Math.floor(lon / side)))),
    ...row.placeIds.map((id) => `place ${id}`),
    ...row.propertyTypes.map((type) => `type ${type}`),
    'all',
  ];
  const transaction = row.transactionType === 'lease' ? LEASE : SALE;

  return accesses.flatMap((access) => [`${source} ${transaction} ${access}`, `${source} ${ANY} ${access}`]);
}

const cell = (side: number, y: number, x: number) => `cell ${side} ${y} ${x}`;

/** The cells that a box intersects; null where they are too many even of the largest. */
function cellsOf({ north, south, east, west }: Bounds): string[] | null {
  for (const side of CELL_SIDES) {
    const [top, bottom] = [Math.floor(north / side), Math.floor(south / side)];
    const [right, left] = [Math.floor(east / side), Math.floor(west / side)];
    if ((top - bottom + 1) * (right - left + 1) > MOST_CELLS) continue;

    const cells: string[] = [];
    for (let y = bottom; y <= top; y++) for (let x = left; x <= right; x++) cells.push(cell(side, y, x));
    return cells;
  }

  return null;
}

/** A box that contains all that a search finds; null where it names none. */
function boxOf({ geo, bounds }: SearchInput, area: SearchGroup['area']): Bounds | null {
  if (bounds) return bounds;
  if (area) return boxAroundCorners(area.flatMap(([outer = []]) => outer));
  if (geo && 'polygon' in geo) return boxAroundCorners(geo.polygon);
  if (geo && 'point' in geo && geo.point.radius !== undefined) return boxAround(geo.point, geo.point.radius);

  return null;
}

function boxAroundCorners(corners: readonly LatLon[]): Bounds {
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];

  return {
    north: Math.max(...lats) + EDGE,
    south: Math.min(...lats) - EDGE,
    east: Math.max(...lons) + EDGE,
    west: Math.min(...lons) - EDGE,
  };
}
