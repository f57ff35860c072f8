import { isObject } from '#domain/json/is-object.ts';
import { streetLine } from '#domain/listing/street-line.ts';
import { type AddressParts, revealsAddress, withholdAddress } from '#domain/listing/withhold-address.ts';
import type { ListingDisplay, ListingDocument } from '#engine/store/documents.ts';
import type { FeedRecord } from '../feed-record.ts';
import { regionCode } from '../region-codes.ts';
import { readDetails } from './details.ts';
import { readGrounds } from './grounds.ts';
import { type Media, readMedia } from './media.ts';
import { readOpenHouses } from './open-houses.ts';
import { PER_MONTH } from './per-month.ts';
import { readKinds, readTransaction } from './property-kinds.ts';
import { readRoomList } from './rooms.ts';
import {
  readLookup,
  readLookups,
  readNumber,
  readParagraphs,
  readSquareFeet,
  readText,
  readTime,
  readYesNo,
} from './values.ts';

/** The reason a record cannot become a listing. */
export class RecordRejected extends Error {
  override name = 'RecordRejected';
}

/** A document without a public id. */
export type UnnamedDocument = {
  [Member in keyof ListingDocument as Member extends 'publicId' ? never : Member]: ListingDocument[Member];
};

/** A listing read from a record, without what the seller withholds. */
export type FeedListing = {
  id: string;
  mls: string;
  listedAt: Date;
  modifiedAt: Date;
  postalCode: string | null;
  display: ListingDisplay;
  document: UnnamedDocument;
  /** Used to assign places; not stored for a home whose address is withheld. */
  position: LatLon | null;
};

type LatLon = { lat: number; lon: number };

export type FeedSettings = {
  timeZone: string;
  /** The line that the source prescribes, with `{office}`; null where it prescribes none. */
  courtesy: string | null;
};

const STATUS = new Map<string, 'active' | 'pending'>([
  ['active', 'active'],
  ['active under contract', 'pending'],
  ['pending', 'pending'],
]);

/** Converts a record of the Data Dictionary 2.0; throws RecordRejected with the reason. */
export function readProperty(record: FeedRecord, settings: FeedSettings): FeedListing {
  const id = readText(record.ListingKey);
  if (!id) throw new RecordRejected('ListingKey is missing');
  if (readText(record.OpenHouseKey)) throw new RecordRejected('is an OpenHouse record, not a Property');
  const modifiedAt = readTime(record.ModificationTimestamp) ?? readTime(record.OriginalEntryTimestamp);
  if (!modifiedAt) throw new RecordRejected('ModificationTimestamp is missing or cannot be read');
  const kinds = readKinds(record);
  if (kinds.length === 0)
    throw new RecordRejected('PropertyType and PropertySubType name no type that is known');

  const display = readDisplay(record);
  const mls = readText(record.ListingId) ?? id;
  const listedAt =
    [record.OnMarketTimestamp, record.OnMarketDate, record.ListingContractDate, record.OriginalEntryTimestamp]
      .map(readTime)
      .find(Boolean) ?? modifiedAt;
  const postalCode = display.address ? readText(record.PostalCode) : null;
  const redact = display.address ? unchanged : withholdAddress(streetAddress(record), addressParts(record));

  return {
    id,
    mls,
    listedAt,
    modifiedAt,
    postalCode,
    display,
    position: readLocation(record),
    document: defined({
      mls,
      status:
        STATUS.get(
          (readLookup(record.StandardStatus) ?? readLookup(record.MlsStatus) ?? 'Active').toLowerCase(),
        ) ?? 'off',
      transaction_type: readTransaction(record),
      building_types: kinds,
      price: readPrice(record),
      ...readAddress(record, display),
      ...readRooms(record),
      ...readGrounds(record),
      ...readReduction(record, modifiedAt),
      list_date: listedAt.toISOString(),
      ...withImages(shownMedia(record, display), redact),
      rooms: orNothing(readRoomList(record)),
      open_houses: orNothing(readOpenHouses(record, settings.timeZone)),
      ...readBrokerage(record, settings),
      display,
      permittedUses: orNothing(readLookups(record.MlgCanUse)),
      description: readDescription(record, display, redact),
      additionalDetails: readDetails(record, postalCode, redact),
    }) as UnnamedDocument,
  };
}

/** Of a withheld address a line break may separate the parts, so that lines are joined before it is removed. */
function readDescription(record: FeedRecord, display: ListingDisplay, redact: (text: string) => string) {
  const text = readParagraphs(record.PublicRemarks) ?? '';
  if (display.address) return text || null;

  return redact(text.replace(/(?<!\n)\n(?!\n)/g, ' ')) || null;
}

function withImages({ images, captions, additionalMedia }: Media, redact: (text: string) => string) {
  const redacted = images.flatMap((url) => (captions[url] ? [[url, redact(captions[url])]] : []));

  return {
    images,
    image_count: images.length,
    image_captions: redacted.length > 0 ? Object.fromEntries(redacted) : null,
    publicInfo: { additionalMedia },
  };
}

function orNothing<T>(list: readonly T[]): readonly T[] | null {
  return list.length ? list : null;
}

/** Drops members that are null or undefined. */
function defined(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Everything the seller does not forbid is allowed. */
function readDisplay(record: FeedRecord): ListingDisplay {
  const allows = (field: string) => readYesNo(record[field]) ?? true;
  return {
    listing: allows('InternetEntireListingDisplayYN'),
    address: allows('InternetAddressDisplayYN'),
    valuation: allows('InternetAutomatedValuationDisplayYN'),
    comments: allows('InternetConsumerCommentYN'),
  };
}

function readPrice(record: FeedRecord): number {
  const rent = readNumber(record.LeaseAmount);
  const rate = PER_MONTH.get(readLookup(record.LeaseAmountFrequency)?.toLowerCase() ?? 'monthly') ?? 1;
  const isByArea = Boolean(readLookup(record.LeasePerUnit));
  const price =
    readTransaction(record) === 'lease' && rent ? rent * (isByArea ? 1 : rate) : readNumber(record.ListPrice);
  if (!price) throw new RecordRejected('ListPrice and LeaseAmount are missing or zero');
  if (price > 2_000_000_000) throw new RecordRejected(`the price ${price} is beyond reason`);
  return Math.round(price);
}

const unchanged = (text: string) => text;

/** Drops media whose URL reveals an address that the seller withholds. */
function shownMedia(record: FeedRecord, { address: mayShow }: ListingDisplay): Media {
  const media = readMedia(record);
  if (mayShow) return media;
  const isRevealing = revealsAddress(streetAddress(record), addressParts(record));

  return {
    ...media,
    images: media.images.filter((url) => !isRevealing(url)),
    additionalMedia: media.additionalMedia.filter(({ data }) => !isRevealing(data.url)),
  };
}

function addressParts(record: FeedRecord): AddressParts {
  const name = ['StreetName', 'StreetSuffix'].flatMap((field) => readText(record[field]) ?? []);

  return {
    number: readText(record.StreetNumber),
    street: name.join(' ') || null,
    unit: readText(record.UnitNumber),
  };
}

function streetAddress(record: FeedRecord): string | null {
  const parts = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'].flatMap(
    (field) => readText(record[field]) ?? [],
  );
  const region = readText(record.StateOrProvince);
  const built =
    parts.length > 1
      ? streetLine({
          unit: readText(record.UnitNumber),
          street: parts.join(' '),
          region: region && regionCode(region),
        })
      : null;

  return readText(record.UnparsedAddress) ?? built;
}

function readAddress(record: FeedRecord, { address: mayShow }: ListingDisplay) {
  const region = readText(record.StateOrProvince);
  const general = {
    neighbourhood:
      readText(record.SubdivisionName) ?? readText(record.CityRegion) ?? readText(record.MLSAreaMajor),
    city: readText(record.City),
    province: region && regionCode(region),
  };
  if (!mayShow) return general;
  return { address: streetAddress(record), ...general, location: readLocation(record) };
}

function readLocation(record: FeedRecord): LatLon | null {
  const [lat, lon] = [Number(record.Latitude ?? Number.NaN), Number(record.Longitude ?? Number.NaN)];
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0);
  return isPlace ? { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lon * 1e6) / 1e6 } : null;
}

function readRooms(record: FeedRecord) {
  const bathrooms = readNumber(record.BathroomsTotalDecimal) ?? readNumber(record.BathroomsTotalInteger);
  const built = readNumber(record.YearBuilt);
  return {
    bedrooms: readNumber(record.BedroomsTotal),
    bathrooms,
    sqft:
      readSquareFeet(record.LivingArea, record.LivingAreaUnits) ??
      readSquareFeet(record.BuildingAreaTotal, record.BuildingAreaUnits),
    year_built: built && built > 1600 && built < 2200 ? built : null,
  };
}

/** What the price was, where it is lower now. */
function readReduction(record: FeedRecord, modifiedAt: Date) {
  const before = readNumber(record.PreviousListPrice) ?? readNumber(record.OriginalListPrice);
  const now = readNumber(record.ListPrice);
  if (readTransaction(record) === 'lease' || !before || !now || before <= now || before > 2_000_000_000)
    return {};

  const at = readTime(record.PriceChangeTimestamp) ?? modifiedAt;
  return { previous_price: Math.round(before), price_reduced_at: at.toISOString() };
}

function readBrokerage(record: FeedRecord, { courtesy }: FeedSettings) {
  const office = readText(record.ListOfficeName);
  const agents = [
    {
      id: readText(record.ListAgentKey) ?? readText(record.ListAgentMlsId),
      name: readText(record.ListAgentFullName),
      office,
    },
    {
      id: readText(record.CoListAgentKey) ?? readText(record.CoListAgentMlsId),
      name: readText(record.CoListAgentFullName),
      office: readText(record.CoListOfficeName),
    },
  ];
  return {
    listOfficeId: readText(record.ListOfficeKey) ?? readText(record.ListOfficeMlsId),
    listOfficeName: office,
    agent: orNothing(
      agents.filter(({ id, name }) => id || name).map((agent) => defined({ name: '', ...defined(agent) })),
    ),
    courtesyOfMessage: office && courtesy?.replace('{office}', () => office),
  };
}

export function recordName(record: unknown, index: number): string {
  const key = isObject(record) ? (readText(record.ListingKey) ?? readText(record.ListingId)) : null;
  return key ?? `record ${index + 1}`;
}
