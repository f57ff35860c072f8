import { isEqual } from '#domain/json/is-equal.ts';
import { isObject } from '#domain/json/is-object.ts';
import { isEnteredId } from '#domain/listing/mls-number.ts';
import type {
  OwnListingFacts,
  OwnListingKind,
  OwnListingStatus,
} from '#domain/listing/own-listing-schema.ts';
import { streetLine } from '#domain/listing/street-line.ts';
import type { FeedRecord } from '#engine/feeds/feed-record.ts';
import { readMedia } from '#engine/feeds/reso/media.ts';
import { readOpenHouses } from '#engine/feeds/reso/open-houses.ts';
import { readKinds, readTransaction } from '#engine/feeds/reso/property-kinds.ts';
import {
  readLookup,
  readNumber,
  readParagraphs,
  readSquareFeet,
  readText,
  readYesNo,
} from '#engine/feeds/reso/values.ts';
import { fullBathrooms, groundsOf, groundsWrites, whole } from './own-grounds.ts';

/** What an agent edits of a record of the Data Dictionary, and back; members that have no field stay as they are. */

/** Of a draft, which is not among the listings. */
const DRAFT_STATUS = 'Incomplete';

const STATUS_NAMES: Readonly<Record<OwnListingStatus, string>> = {
  draft: DRAFT_STATUS,
  active: 'Active',
  pending: 'Pending',
  sold: 'Closed',
  withdrawn: 'Withdrawn',
};

const STATUS_OF: ReadonlyMap<string, OwnListingStatus> = new Map([
  ['incomplete', 'draft'],
  ['active', 'active'],
  ['active under contract', 'pending'],
  ['pending', 'pending'],
  ['closed', 'sold'],
]);

/** PropertyType and PropertySubType of each kind. */
const KIND_NAMES: Readonly<
  Record<OwnListingKind, readonly [sale: string, lease: string, sub: string | null]>
> = {
  house: ['Residential', 'Residential Lease', 'Single Family Residence'],
  condo: ['Residential', 'Residential Lease', 'Condominium'],
  townhouse: ['Residential', 'Residential Lease', 'Townhouse'],
  land: ['Land', 'Residential Lease', 'Unimproved Land'],
  commercial: ['Commercial Sale', 'Commercial Lease', null],
  rural: ['Farm', 'Residential Lease', 'Farm'],
  mobile: ['Residential', 'Residential Lease', 'Manufactured Home'],
  investment: ['Residential Income', 'Residential Lease', 'Multi Family'],
};

/** Every name that a status of the list stands for. */
export function statusNames(status: OwnListingStatus): string[] {
  const others = [...STATUS_OF].flatMap(([name, is]) => (is === status ? [titleCase(name)] : []));
  const off = status === 'withdrawn' ? ['Canceled', 'Expired', 'Delete', 'Hold', 'Coming Soon'] : [];

  return [...new Set([STATUS_NAMES[status], ...others, ...off])];
}

function titleCase(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** One that visitors must not see. */
export function isDraft(record: FeedRecord): boolean {
  return statusOf(record) === 'draft';
}

function statusOf(record: FeedRecord): OwnListingStatus {
  const name = readLookup(record.StandardStatus) ?? readLookup(record.MlsStatus) ?? 'Active';

  return STATUS_OF.get(name.toLowerCase()) ?? 'withdrawn';
}

type Reading = { timeZone: string; agentId: string | null };

export function factsOf(record: FeedRecord, { timeZone, agentId }: Reading): OwnListingFacts {
  const kind = readKinds(record)[0] ?? 'house';
  const transaction = readTransaction(record);
  const lat = readNumberOf(record.Latitude);
  const lon = readNumberOf(record.Longitude);
  const year = readNumber(record.YearBuilt);
  const { images, additionalMedia } = readMedia(record);
  const price =
    (transaction === 'lease' ? readNumber(record.LeaseAmount) : null) ?? readNumber(record.ListPrice);
  const text = (...members: string[]) =>
    members.map((member) => readText(record[member])).find(Boolean) ?? '';

  return {
    status: statusOf(record),
    transaction,
    kind,
    price: price === null ? null : Math.round(price),
    number: text('ListingId'),
    address: text('UnparsedAddress') || streetOf(record),
    neighbourhood: text('SubdivisionName', 'CityRegion', 'MLSAreaMajor'),
    city: text('City'),
    province: text('StateOrProvince'),
    postalCode: text('PostalCode'),
    location: lat === null || lon === null ? null : { lat, lon },
    isAddressShown: readYesNo(record.InternetAddressDisplayYN) ?? true,
    bedrooms: whole(readNumber(record.BedroomsTotal)),
    bathrooms: readNumber(record.BathroomsTotalDecimal) ?? readNumber(record.BathroomsTotalInteger),
    halfBathrooms: whole(readNumber(record.BathroomsHalf)),
    size:
      readSquareFeet(record.LivingArea, record.LivingAreaUnits) ??
      readSquareFeet(record.BuildingAreaTotal, record.BuildingAreaUnits),
    yearBuilt: year && year > 1600 && year < 2200 ? whole(year) : null,
    ...groundsOf(record),
    description: readParagraphs(record.PublicRemarks) ?? '',
    photos: images,
    tourUrl: text('VirtualTourURLUnbranded') || (additionalMedia[0]?.data.url ?? ''),
    openHouses: readOpenHouses(record, timeZone).map(({ date, start_time: start, end_time: end }) => ({
      date,
      start,
      end,
    })),
    agentId,
  };
}

function readNumberOf(value: unknown): number | null {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);

  return Number.isFinite(number) ? number : null;
}

function streetOf(record: FeedRecord): string {
  const street = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix']
    .flatMap((member) => readText(record[member]) ?? [])
    .join(' ');

  return streetLine({ unit: readText(record.UnitNumber), street, region: readText(record.StateOrProvince) });
}

type Writing = Reading & {
  now: Date;
  /** The agent's name and the brokerage's, as visitors read them. */
  agentName: string | null;
  officeName: string | null;
};

/** Writes what differs from `before`, the record as stored; null for a new one. */
export function recordOf(
  id: string,
  facts: OwnListingFacts,
  before: FeedRecord | null,
  { now, agentName, officeName, ...reading }: Writing & { previousAgentId: string | null },
): FeedRecord {
  const old = before && factsOf(before, { timeZone: reading.timeZone, agentId: reading.previousAgentId });
  const changed: Record<string, unknown> = {};
  const write = <Name extends keyof OwnListingFacts>(
    names: readonly Name[],
    members: () => Record<string, unknown>,
  ) => {
    if (!old || names.some((name) => !isEqual(old[name], facts[name]))) Object.assign(changed, members());
  };
  const isLease = facts.transaction === 'lease';

  write(['status'], () => ({ StandardStatus: STATUS_NAMES[facts.status], MlsStatus: undefined }));
  write(['kind', 'transaction'], () => {
    const [sale, lease, sub] = KIND_NAMES[facts.kind];
    return {
      PropertyType: isLease ? lease : sale,
      PropertySubType: sub,
      StructureType: undefined,
      CommonInterest: undefined,
    };
  });
  write(['price', 'transaction'], () => ({
    ListPrice: facts.price,
    LeaseAmount: isLease ? facts.price : undefined,
    LeaseAmountFrequency: isLease ? 'Monthly' : undefined,
    LeasePerUnit: undefined,
  }));
  write(['number'], () => ({ ListingId: facts.number }));
  write(['address'], () => ({
    UnparsedAddress: facts.address,
    ...streetParts(facts.address),
    StreetDirPrefix: undefined,
    StreetSuffix: undefined,
    StreetDirSuffix: undefined,
  }));
  write(['neighbourhood'], () => ({
    SubdivisionName: facts.neighbourhood,
    CityRegion: undefined,
    MLSAreaMajor: undefined,
  }));
  write(['city'], () => ({ City: facts.city }));
  write(['province'], () => ({ StateOrProvince: facts.province }));
  write(['postalCode'], () => ({ PostalCode: facts.postalCode }));
  write(['location'], () => ({ Latitude: facts.location?.lat, Longitude: facts.location?.lon }));
  write(['isAddressShown'], () => ({ InternetAddressDisplayYN: facts.isAddressShown }));
  write(['bedrooms'], () => ({ BedroomsTotal: facts.bedrooms }));
  write(['bathrooms', 'halfBathrooms'], () => ({
    BathroomsTotalDecimal: facts.bathrooms,
    BathroomsTotalInteger: undefined,
    BathroomsHalf: facts.halfBathrooms,
    BathroomsFull: fullBathrooms(facts),
  }));
  write(['size'], () => ({
    LivingArea: facts.size,
    LivingAreaUnits: 'Square Feet',
    BuildingAreaTotal: undefined,
  }));
  write(['yearBuilt'], () => ({ YearBuilt: facts.yearBuilt }));
  for (const [names, members] of groundsWrites(facts)) write(names, members);
  write(['description'], () => ({ PublicRemarks: facts.description }));
  write(['photos'], () => ({ Media: [...otherMedia(before), ...photosOf(facts.photos)] }));
  write(['tourUrl'], () => ({ VirtualTourURLUnbranded: facts.tourUrl }));
  write(['openHouses'], () => ({
    OpenHouses: undefined,
    OpenHouse: facts.openHouses.map(({ date, start, end }) => ({
      OpenHouseDate: date,
      OpenHouseStartTime: start,
      OpenHouseEndTime: end,
    })),
  }));
  write(['agentId'], () => ({
    ListAgentKey: facts.agentId,
    ListAgentMlsId: undefined,
    ListAgentFullName: agentName,
  }));

  const isFirstShown = facts.status !== 'draft' && (!old || old.status === 'draft');
  const record: Record<string, unknown> = {
    ...before,
    // The office may have another name by now; that of an uploaded listing may be another office's.
    ...((!before || isEnteredId(id)) && { ListOfficeName: officeName }),
    ...(isFirstShown && !before?.OnMarketTimestamp && { OnMarketTimestamp: now.toISOString() }),
    ...changed,
    ListingKey: id,
    ModificationTimestamp: now.toISOString(),
  };

  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** By them an address that is withheld is taken out of the texts. */
function streetParts(address: string) {
  const [, unit, number, name] =
    /^(?:(?:(?:#|unit|apt)\s*)?([\w]+)\s*[-–,]\s*)?(\d+\w*)\s+(.+)$/i.exec(address) ?? [];

  return { UnitNumber: unit, StreetNumber: number, StreetName: name };
}

/** Media that are not photos, and those hidden from visitors. */
function otherMedia(before: FeedRecord | null): unknown[] {
  if (!before || !Array.isArray(before.Media)) return [];
  const shown = new Set(readMedia(before).images);

  return before.Media.filter((media) => !isObject(media) || !shown.has(readText(media.MediaURL) ?? ''));
}

function photosOf(urls: readonly string[]) {
  return urls.map((url, index) => ({
    MediaURL: url,
    MediaCategory: 'Photo',
    Order: index,
    PreferredPhotoYN: index === 0,
  }));
}
