import type { FeedRecord } from '../feed-record.ts';
import { readLookup, readLookups } from './values.ts';

type Kind = 'house' | 'condo' | 'townhouse' | 'land' | 'commercial' | 'rural' | 'mobile' | 'investment';

/** Standard names of PropertySubType and StructureType, the most specific first. */
const SUB_TYPES: readonly (readonly [Kind, readonly string[]])[] = [
  ['mobile', ['manufactured home', 'manufactured on land', 'mobile home', 'mobile', 'manufactured house']],
  ['rural', ['farm', 'ranch', 'agriculture', 'recreational']],
  ['land', ['vacant land', 'unimproved land', 'land', 'residential land']],
  ['investment', ['duplex', 'triplex', 'quadruplex', 'multi family', 'multi-family', 'fourplex']],
  ['townhouse', ['townhouse', 'row / townhouse', 'row/townhouse', 'attached']],
  ['condo', ['condominium', 'apartment', 'condo', 'stock cooperative', 'loft', 'strata']],
  [
    'commercial',
    [
      'office',
      'retail',
      'industrial',
      'warehouse',
      'mixed use',
      'business',
      'hotel/motel',
      'hospitality',
      'institutional',
      'parking',
      'special purpose',
    ],
  ],
  [
    'house',
    [
      'single family residence',
      'single family',
      'single family detached',
      'house',
      'detached',
      'cabin',
      'villa',
    ],
  ],
];

/** Standard names of PropertyType. */
const TYPES: ReadonlyMap<string, Kind> = new Map([
  ['residential income', 'investment'],
  ['land', 'land'],
  ['farm', 'rural'],
  ['manufactured in park', 'mobile'],
  ['commercial sale', 'commercial'],
  ['commercial lease', 'commercial'],
  ['business opportunity', 'commercial'],
  ['residential', 'house'],
  ['residential lease', 'house'],
]);

const LEASES = ['residential lease', 'commercial lease'];

/** The property types of the search; empty when the record has none that is known. */
export function readKinds(record: FeedRecord): Kind[] {
  const type = readLookup(record.PropertyType)?.toLowerCase() ?? '';
  const values = [record.PropertySubType, record.StructureType]
    .flatMap((value) => readLookups(value))
    .map((name) => name.toLowerCase());
  const isCondo = readLookup(record.CommonInterest)?.toLowerCase().startsWith('condo') ?? false;
  const sub = SUB_TYPES.filter(([, names]) => values.some((name) => names.includes(name))).map(
    ([kind]) => kind,
  );
  const general = TYPES.get(type);

  // A general type narrower than "residential" is added to the sub-type: an income property may be a house.
  const kinds = new Set<Kind>([...(general && general !== 'house' ? [general] : []), ...sub.slice(0, 1)]);
  if (isCondo && (kinds.size === 0 || kinds.has('house'))) {
    kinds.delete('house');
    kinds.add('condo');
  }
  if (kinds.size === 0 && general) kinds.add(general);
  return [...kinds];
}

/** A lease has a lease type, or a rent and no price. */
export function readTransaction(record: FeedRecord): 'sale' | 'lease' {
  const type = readLookup(record.PropertyType)?.toLowerCase() ?? '';
  if (LEASES.includes(type)) return 'lease';
  return record.LeaseAmount && !record.ListPrice ? 'lease' : 'sale';
}
