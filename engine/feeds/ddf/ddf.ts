import type { Dialect } from '../dialect.ts';
import type { FeedRecord } from '../feed-record.ts';
import { readLookup, readNumber } from '../reso/values.ts';

/** CREA DDF: no PropertyType, its own sub-types and structures, keys instead of names, rent in LeaseAmount. */
export const ddf: Dialect = {
  name: 'ddf',
  speaks: (record) =>
    !('PropertyType' in record) &&
    ('StructureType' in record || 'LeaseAmount' in record || 'ListAgentNationalAssociationId' in record),
  standardise: (record) => ({
    ...record,
    PropertyType: propertyType(record),
    BathroomsTotalDecimal: baths(record),
    LivingArea: record.LivingArea ?? record.AboveGradeFinishedArea,
    LivingAreaUnits: record.LivingArea ? record.LivingAreaUnits : record.AboveGradeFinishedAreaUnits,
    SubdivisionName: record.SubdivisionName ?? record.CityRegion,
  }),
  // DDF drops a listing from its master list, so a record it sends may be stored.
  isRemoval: () => false,
};

const COMMERCIAL = [
  'office',
  'retail',
  'industrial',
  'business',
  'hospitality',
  'institutional - special purpose',
];

function propertyType(record: FeedRecord): string {
  const isLease = Boolean(readNumber(record.LeaseAmount)) && !readNumber(record.ListPrice);
  const sub = readLookup(record.PropertySubType)?.toLowerCase() ?? '';
  if (COMMERCIAL.includes(sub)) return isLease ? 'Commercial Lease' : 'Commercial Sale';
  if (sub === 'vacant land') return 'Land';
  if (sub === 'agriculture') return 'Farm';
  return isLease ? 'Residential Lease' : 'Residential';
}

function baths(record: FeedRecord): number | null {
  const total = readNumber(record.BathroomsTotalInteger);
  const partial = readNumber(record.BathroomsPartial);
  return total === null ? null : total - (partial ?? 0) / 2;
}
