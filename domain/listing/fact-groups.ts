import { factKey } from './fact-key.ts';

export type Fact = { name: string; value: string };
export type FactGroup =
  | 'rooms'
  | 'inside'
  | 'outside'
  | 'building'
  | 'parking'
  | 'community'
  | 'costs'
  | 'other';

/** Words in a fact's name that assign it to a group; the first match wins. */
const PATTERNS: readonly (readonly [FactGroup, RegExp])[] = [
  ['parking', /parking|garage|carport/],
  [
    'costs',
    /tax|fee|association(?!amenities)|titletoland|leaseterm|rentincludes|specialterms|specialconditions/,
  ],
  ['rooms', /^rooms|roomstotal|bath|bedroom|level|stor(e)?ys|stories|laundry/],
  [
    'community',
    /school|subdivision|county|district|amenities|community|mlsarea|parkname|utilities|senior|pets/,
  ],
  ['outside', /lot|land|fenc|pool|spa|patio|porch|view|water|frontage|exterior|topography|direction|sewer/],
  [
    'inside',
    /interior|appliance|floor|fireplace|heat|cool|basement|accessib|window|electric|living|features$/,
  ],
  [
    'building',
    /built|construction|roof|foundation|style|type|building|unit|green|zoning|current|possible|new/,
  ],
];

/** The groups in display order. */
export const FACT_GROUPS: readonly FactGroup[] = [
  'rooms',
  'inside',
  'building',
  'outside',
  'parking',
  'community',
  'costs',
  'other',
];

/** Facts by group, in the order of the source; empty groups are left out. */
export function groupFacts<F extends Fact>(facts: readonly F[]): { group: FactGroup; facts: F[] }[] {
  return FACT_GROUPS.map((group) => ({
    group,
    facts: facts.filter(({ name }) => groupOf(name) === group),
  })).filter(({ facts: found }) => found.length > 0);
}

function groupOf(name: string): FactGroup {
  const key = factKey(name);

  return PATTERNS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}
