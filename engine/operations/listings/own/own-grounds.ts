import type { OwnListingFacts } from '#domain/listing/own-listing-schema.ts';
import type { FeedRecord } from '#engine/feeds/feed-record.ts';
import { readGarage, readLotSize, readParking, readStoreys } from '#engine/feeds/reso/grounds.ts';
import { readMonthlyFee } from '#engine/feeds/reso/monthly-fee.ts';
import { readRoomList } from '#engine/feeds/reso/rooms.ts';
import { readLookups, readNumber } from '#engine/feeds/reso/values.ts';

/** The lot, cars, yearly costs, features and rooms of a listing of the site's own, as members of its record. */

/** Facts that are lists of words, and the members that have them. */
const WORDS = [
  ['parking', 'ParkingFeatures'],
  ['heating', 'Heating'],
  ['cooling', 'Cooling'],
  ['basement', 'Basement'],
  ['pool', 'PoolFeatures'],
  ['features', 'InteriorFeatures'],
  ['outdoorFeatures', 'ExteriorFeatures'],
] as const satisfies readonly (readonly [fact: keyof OwnListingFacts, member: string])[];
type WordsName = (typeof WORDS)[number][0];

export function groundsOf(record: FeedRecord) {
  return {
    lotSize: readLotSize(record),
    storeys: readStoreys(record),
    garageSpaces: readGarage(record),
    parkingSpaces: readParking(record),
    propertyTax: whole(readNumber(record.TaxAnnualAmount)),
    monthlyFee: whole(readMonthlyFee(record)),
    ...(Object.fromEntries(WORDS.map(([fact, member]) => [fact, readLookups(record[member])])) as Record<
      WordsName,
      string[]
    >),
    rooms: readRoomList(record).map(({ name, level = '', length = null, width = null }) => ({
      name,
      level,
      length,
      width,
    })),
  };
}

type Write = readonly [names: readonly (keyof OwnListingFacts)[], members: () => Record<string, unknown>];

/** The members to write where one of the facts has changed. */
export function groundsWrites(facts: OwnListingFacts): Write[] {
  return [
    [
      ['lotSize'],
      () => ({
        LotSizeSquareFeet: facts.lotSize,
        LotSizeAcres: undefined,
        LotSizeArea: undefined,
        LotSizeUnits: undefined,
      }),
    ],
    [['storeys'], () => ({ Stories: facts.storeys, Levels: undefined })],
    [
      ['garageSpaces'],
      () => ({ GarageSpaces: facts.garageSpaces, GarageYN: undefined, AttachedGarageYN: undefined }),
    ],
    [['parkingSpaces'], () => ({ ParkingTotal: facts.parkingSpaces, OpenParkingSpaces: undefined })],
    [['propertyTax'], () => ({ TaxAnnualAmount: facts.propertyTax })],
    [
      ['monthlyFee'],
      () => ({
        AssociationFee: facts.monthlyFee,
        AssociationFeeFrequency: facts.monthlyFee === null ? undefined : 'Monthly',
      }),
    ],
    ...WORDS.map(([name, member]): Write => [[name], () => ({ [member]: facts[name] })]),
    [['rooms'], () => ({ Rooms: facts.rooms.map(roomRecord), PropertyRooms: undefined })],
  ];
}

export const whole = (number: number | null) => (number === null ? null : Math.round(number));

/** Of those that are counted as halves; without their number all are. */
export function fullBathrooms({ bathrooms, halfBathrooms }: OwnListingFacts): number | undefined {
  if (bathrooms === null || halfBathrooms === null) return undefined;

  return Math.max(0, Math.floor(bathrooms - halfBathrooms / 2));
}

function roomRecord({ name, level, length, width }: OwnListingFacts['rooms'][number]) {
  return {
    RoomType: name,
    ...(level && { RoomLevel: level }),
    ...(length && width && { RoomLength: length, RoomWidth: width, RoomLengthWidthUnits: 'Feet' }),
  };
}
