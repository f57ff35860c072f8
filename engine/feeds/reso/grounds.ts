import type { FeedRecord } from '../feed-record.ts';
import { readLookups, readNumber, readSquareFeet, readYesNo } from './values.ts';

/** What belongs to a home beside its rooms: the lot, levels, cars, a pool. */
export function readGrounds(record: FeedRecord) {
  return {
    lot_size: readLotSize(record),
    storeys: readStoreys(record),
    garage_spaces: readGarage(record),
    parking_spaces: readParking(record),
    has_pool: readPool(record),
  };
}

/** A lot beyond a hundred thousand acres is an error. */
const LOT_MAX = 43_560 * 40_000;

/** In square feet. */
export function readLotSize(record: FeedRecord): number | null {
  const acres = readNumber(record.LotSizeAcres);
  const lot =
    readNumber(record.LotSizeSquareFeet) ??
    (acres ? Math.round(acres * 43_560) : null) ??
    readSquareFeet(record.LotSizeArea, record.LotSizeUnits);

  return lot && lot <= LOT_MAX ? Math.round(lot) : null;
}

/** Cars that the garage holds. */
export function readGarage(record: FeedRecord): number | null {
  return countOf(garageOf(record));
}

/** Cars that can be parked, those in the garage included. */
export function readParking(record: FeedRecord): number | null {
  const garage = garageOf(record);
  const parking = readNumber(record.ParkingTotal) ?? readNumber(record.OpenParkingSpaces);

  return countOf(parking === null ? garage : Math.max(parking, garage ?? 0));
}

function garageOf(record: FeedRecord): number | null {
  const hasGarage = readYesNo(record.GarageYN) ?? readYesNo(record.AttachedGarageYN);

  return readNumber(record.GarageSpaces) ?? (hasGarage ? 1 : null);
}

/** A pool of its own, or one that the building or the community shares. */
function readPool(record: FeedRecord): boolean | null {
  const isPrivate = readYesNo(record.PoolPrivateYN);
  const features = readLookups(record.PoolFeatures).filter((feature) => !/^no\b/i.test(feature));
  const shared = [...readLookups(record.AssociationAmenities), ...readLookups(record.CommunityFeatures)];
  if (isPrivate || features.length > 0 || shared.some((amenity) => /\bpool\b/i.test(amenity))) return true;

  return isPrivate;
}

const countOf = (spaces: number | null) => (spaces ? Math.min(Math.floor(spaces), 99) : null);

/** Levels by the names of the lookup, where their number is not given. */
const LEVELS = new Map([
  ['one', 1],
  ['one and one half', 1.5],
  ['two', 2],
  ['two and one half', 2.5],
  ['three or more', 3],
]);

export function readStoreys(record: FeedRecord): number | null {
  const storeys = readNumber(record.Stories);
  if (storeys) return storeys <= 200 ? storeys : null;

  const levels = readLookups(record.Levels).map((level) => LEVELS.get(level.toLowerCase()) ?? 0);
  return Math.max(0, ...levels) || null;
}
