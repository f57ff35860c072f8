import type { FeedRecord } from '../feed-record.ts';
import { readMonthlyFee } from './monthly-fee.ts';
import { readLookups, readNumber, readText } from './values.ts';

/**
 * The allow-list of members that are shown besides a listing's own; all others are not stored. Private
 * remarks, showing instructions, owners, lock boxes and commissions are therefore never read.
 */
const SHOWN: readonly (readonly [label: string, field: string, kind: 'text' | 'list' | 'number' | 'fee'])[] =
  [
    ['Year Built', 'YearBuilt', 'number'],
    ['Style', 'ArchitecturalStyle', 'list'],
    ['Rooms', 'RoomsTotal', 'number'],
    ['Full Bathrooms', 'BathroomsFull', 'number'],
    ['Half Bathrooms', 'BathroomsHalf', 'number'],
    ['Basement', 'Basement', 'list'],
    ['Heating', 'Heating', 'list'],
    ['Cooling', 'Cooling', 'list'],
    ['Parking', 'ParkingFeatures', 'list'],
    ['Garage Spaces', 'GarageSpaces', 'number'],
    ['Lot', 'LotFeatures', 'list'],
    ['Lot Size', 'LotSizeDimensions', 'text'],
    ['Acres', 'LotSizeAcres', 'number'],
    ['Sewer', 'Sewer', 'list'],
    ['Water', 'WaterSource', 'list'],
    ['Interior Features', 'InteriorFeatures', 'list'],
    ['Appliances', 'Appliances', 'list'],
    ['Flooring', 'Flooring', 'list'],
    ['Pool', 'PoolFeatures', 'list'],
    ['Exterior Features', 'ExteriorFeatures', 'list'],
    ['Community Features', 'CommunityFeatures', 'list'],
    ['Monthly Fee', 'AssociationFee', 'fee'],
    ['Annual Taxes', 'TaxAnnualAmount', 'number'],
    ['Zoning', 'Zoning', 'text'],
    ['Availability Date', 'AvailabilityDate', 'text'],
    ['Lease Term', 'LeaseTerm', 'list'],
    ['Furnished', 'Furnished', 'list'],
    ['Pets Allowed', 'PetsAllowed', 'list'],
    ['Rent Includes', 'RentIncludes', 'list'],
    ['Tenant Pays', 'TenantPays', 'list'],
  ];

/** `redact` removes what the seller withholds from text. */
export function readDetails(
  record: FeedRecord,
  postalCode: string | null,
  redact: (text: string) => string,
): Record<string, unknown> {
  const details: Record<string, unknown> = postalCode ? { 'Postal Code': postalCode } : {};
  for (const [label, field, kind] of SHOWN) {
    const value = readValue(record, field, kind);
    if (value) details[label] = typeof value === 'string' ? redact(value) : String(value);
  }
  return details;
}

function readValue(record: FeedRecord, field: string, kind: (typeof SHOWN)[number][2]) {
  if (kind === 'list') return readLookups(record[field]).join(', ');
  if (kind === 'fee') return readMonthlyFee(record);

  return kind === 'number' ? readNumber(record[field]) : readText(record[field]);
}
