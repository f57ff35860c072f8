import { PER_SQFT_MAX, priceUnit } from '#domain/listing/listing-price.ts';
import type { IndexRow } from '../store/listings/index-rows.ts';
import { Dictionary } from './dictionary.ts';
import { decodeCell, encodeGeohashCode, GEOHASH_LENGTH } from './geohash-code.ts';
import { NONE } from './placement.ts';

type Numbers = Float64Array | Float32Array | Int32Array | Uint8Array;

const text = () => new Dictionary<string | null>((value) => (value === null ? '0' : `1${value}`));
const list = <Value extends string | number>() => new Dictionary<Value[]>((values) => JSON.stringify(values));

const NUMBERS = [
  'price',
  'lat',
  'lon',
  'listedAt',
  'interiorSize',
  'openHouseUntil',
  'geohash',
  'bedrooms',
  'bathrooms',
  'yearBuilt',
  'lotSize',
  'storeys',
  'garageSpaces',
  'parkingSpaces',
  'propertyTax',
  'monthlyFee',
  'isReduced',
  'reducedAt',
  'hasPhotos',
  'hasPool',
  'isLease',
  'onMap',
  'propertyTypes',
  'agentIds',
  'placeIds',
  'openHouses',
  'neighbourhood',
  'city',
  'province',
  'postalCode',
  'street',
  'officeId',
  'officeName',
] as const;

/** The searchable columns, one array each; an unknown number is NaN. */
export class Columns {
  capacity = 0;
  price = new Float64Array(0);
  lat = new Float64Array(0);
  lon = new Float64Array(0);
  listedAt = new Float64Array(0);
  interiorSize = new Float64Array(0);
  openHouseUntil = new Float64Array(0);
  /** Geohash of nine characters as a number; NaN for another length. */
  geohash = new Float64Array(0);
  bedrooms = new Float32Array(0);
  bathrooms = new Float32Array(0);
  yearBuilt = new Float32Array(0);
  lotSize = new Float64Array(0);
  storeys = new Float32Array(0);
  garageSpaces = new Float32Array(0);
  parkingSpaces = new Float32Array(0);
  propertyTax = new Float64Array(0);
  monthlyFee = new Float64Array(0);
  isReduced = new Uint8Array(0);
  reducedAt = new Float64Array(0);
  hasPhotos = new Uint8Array(0);
  hasPool = new Uint8Array(0);
  isLease = new Uint8Array(0);
  onMap = new Uint8Array(0);
  propertyTypes = new Int32Array(0);
  agentIds = new Int32Array(0);
  placeIds = new Int32Array(0);
  openHouses = new Int32Array(0);
  neighbourhood = new Int32Array(0);
  city = new Int32Array(0);
  province = new Int32Array(0);
  postalCode = new Int32Array(0);
  street = new Int32Array(0);
  officeId = new Int32Array(0);
  officeName = new Int32Array(0);
  readonly ids: string[] = [];
  readonly publicIds: string[] = [];
  readonly mls: string[] = [];
  readonly addresses: (string | null)[] = [];
  readonly lists = {
    propertyTypes: list<string>(),
    agentIds: list<string>(),
    placeIds: list<number>(),
    openHouses: list<string>(),
  };
  readonly texts = {
    neighbourhood: text(),
    city: text(),
    province: text(),
    postalCode: text(),
    street: text(),
    officeId: text(),
    officeName: text(),
  };

  grow(capacity: number): void {
    for (const name of NUMBERS) this.#remake(name, capacity, (larger, column) => larger.set(column));
    this.capacity = capacity;
  }

  /** Reorders the rows: each slot gets the row that `places` names, or none. */
  async arrange(places: Int32Array, capacity: number, pause: () => Promise<void>): Promise<void> {
    for (const name of NUMBERS) {
      this.#remake(name, capacity, (arranged, column) => {
        for (let place = 0; place < places.length; place++) {
          const row = places[place] as number;
          if (row !== NONE) arranged[place] = column[row] as number;
        }
      });
      await pause();
    }
    for (const texts of [this.ids, this.publicIds, this.mls, this.addresses] as (string | null)[][]) {
      const old = texts.splice(0);
      for (const row of places) texts.push(row === NONE ? '' : (old[row] as string | null));
      await pause();
    }
    this.capacity = capacity;
  }

  #remake<Name extends (typeof NUMBERS)[number]>(
    name: Name,
    capacity: number,
    fill: (made: Numbers, column: Numbers) => void,
  ): void {
    const made = new (this[name].constructor as new (length: number) => this[Name])(capacity);
    fill(made, this[name]);
    this[name] = made;
  }

  /** Whether a price is one of a square foot. */
  isPerSqft(row: number): boolean {
    const price = this.price[row] as number;
    if (price > PER_SQFT_MAX) return false;
    const propertyTypes = this.lists.propertyTypes.values[this.propertyTypes[row] as number] ?? [];
    const transactionType = this.isLease[row] === 1 ? 'LEASE' : 'SALE';

    return priceUnit({ price, transactionType, propertyTypes }) === 'sqft';
  }

  set(row: number, listing: IndexRow): void {
    this.price[row] = listing.price ?? Number.NaN;
    this.lat[row] = listing.lat ?? Number.NaN;
    this.lon[row] = listing.lon ?? Number.NaN;
    this.listedAt[row] = listing.listedAt;
    this.interiorSize[row] = listing.interiorSize ?? Number.NaN;
    this.openHouseUntil[row] = listing.openHouseUntil ?? Number.NaN;
    this.geohash[row] = listing.geohash === null ? Number.NaN : encodeGeohashCode(listing.geohash);
    this.bedrooms[row] = listing.bedrooms ?? Number.NaN;
    this.bathrooms[row] = listing.bathrooms ?? Number.NaN;
    this.yearBuilt[row] = listing.yearBuilt ?? Number.NaN;
    this.lotSize[row] = listing.lotSize ?? Number.NaN;
    this.storeys[row] = listing.storeys ?? Number.NaN;
    this.garageSpaces[row] = listing.garageSpaces ?? Number.NaN;
    this.parkingSpaces[row] = listing.parkingSpaces ?? Number.NaN;
    this.propertyTax[row] = listing.propertyTax ?? Number.NaN;
    this.monthlyFee[row] = listing.monthlyFee ?? Number.NaN;
    this.isReduced[row] = listing.isReduced ? 1 : 0;
    this.reducedAt[row] = listing.reducedAt ?? Number.NaN;
    this.hasPhotos[row] = listing.hasPhotos ? 1 : 0;
    this.hasPool[row] = listing.hasPool ? 1 : 0;
    this.isLease[row] = listing.transactionType === 'lease' ? 1 : 0;
    this.onMap[row] = listing.onMap ? 1 : 0;
    this.propertyTypes[row] = this.lists.propertyTypes.code(listing.propertyTypes);
    this.agentIds[row] = this.lists.agentIds.code(listing.agentIds);
    this.placeIds[row] = this.lists.placeIds.code(listing.placeIds);
    this.openHouses[row] = this.lists.openHouses.code(listing.openHouses);
    this.neighbourhood[row] = this.texts.neighbourhood.code(listing.neighbourhood);
    this.city[row] = this.texts.city.code(listing.city);
    this.province[row] = this.texts.province.code(listing.province);
    this.postalCode[row] = this.texts.postalCode.code(listing.postalCode);
    this.street[row] = this.texts.street.code(listing.street);
    this.officeId[row] = this.texts.officeId.code(listing.officeId);
    this.officeName[row] = this.texts.officeName.code(listing.officeName);
    this.ids[row] = listing.id;
    this.publicIds[row] = listing.publicId;
    this.mls[row] = listing.mls;
    this.addresses[row] = listing.address;
  }
  /** The stored row. */
  get(row: number): IndexRow {
    const { lists, texts } = this;
    const geohash = known(this.geohash[row]);

    return {
      id: this.ids[row] as string,
      publicId: this.publicIds[row] as string,
      mls: this.mls[row] as string,
      transactionType: this.isLease[row] === 1 ? 'lease' : 'sale',
      propertyTypes: lists.propertyTypes.values[this.propertyTypes[row] as number] as string[],
      price: known(this.price[row]),
      bedrooms: known(this.bedrooms[row]),
      bathrooms: known(this.bathrooms[row]),
      interiorSize: known(this.interiorSize[row]),
      yearBuilt: known(this.yearBuilt[row]),
      lotSize: known(this.lotSize[row]),
      storeys: known(this.storeys[row]),
      garageSpaces: known(this.garageSpaces[row]),
      parkingSpaces: known(this.parkingSpaces[row]),
      propertyTax: known(this.propertyTax[row]),
      monthlyFee: known(this.monthlyFee[row]),
      isReduced: this.isReduced[row] === 1,
      reducedAt: known(this.reducedAt[row]),
      hasPhotos: this.hasPhotos[row] === 1,
      hasPool: this.hasPool[row] === 1,
      listedAt: this.listedAt[row] as number,
      lat: known(this.lat[row]),
      lon: known(this.lon[row]),
      geohash: geohash === null ? null : decodeCell(geohash, GEOHASH_LENGTH),
      address: this.addresses[row] as string | null,
      neighbourhood: texts.neighbourhood.values[this.neighbourhood[row] as number] as string | null,
      city: texts.city.values[this.city[row] as number] as string | null,
      province: texts.province.values[this.province[row] as number] as string | null,
      postalCode: texts.postalCode.values[this.postalCode[row] as number] as string | null,
      street: texts.street.values[this.street[row] as number] as string | null,
      officeId: texts.officeId.values[this.officeId[row] as number] as string | null,
      officeName: texts.officeName.values[this.officeName[row] as number] as string | null,
      agentIds: lists.agentIds.values[this.agentIds[row] as number] as string[],
      placeIds: lists.placeIds.values[this.placeIds[row] as number] as number[],
      openHouseUntil: known(this.openHouseUntil[row]),
      openHouses: lists.openHouses.values[this.openHouses[row] as number] as string[],
      onMap: this.onMap[row] === 1,
    };
  }
}

/** Null for NaN. */
export const known = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? null : value;
