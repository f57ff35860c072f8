import { zoneOffset } from '#domain/calendar/zone-offset.ts';
import { type ListingRecord, listingRow, publicIdOf } from '#engine/feeds/listing-row.ts';
import { lastEnd } from '#engine/feeds/reso/open-houses.ts';
import type { ListingDisplay, ListingDocument, OpenHouse } from '#engine/store/documents.ts';
import { createRandom, type Random } from '../art/random.ts';
import type { ListingAgent, Market, Neighbourhood } from '../markets/market.ts';
import { varyFirstPictures } from './apart.ts';
import { makeLease } from './lease.ts';
import { photoCaptions, pickPhotos } from './photos.ts';
import { makeProperty, type Property } from './property.ts';
import { writeRemarks } from './remarks.ts';
import { makeRooms } from './rooms.ts';
import { createSiteDealer, type Site, type SiteDealer } from './sites.ts';

const DAY_MS = 86_400_000;
/** Shares of listings with a withheld address, a withheld listing, or an unknown position. */
const ADDRESS_HIDDEN = 0.006;
const LISTING_HIDDEN = 0.002;
const POSITION_UNKNOWN = 0.008;

/** A row with the exact position, used to assign places to homes whose position is not stored. */
export type GeneratedListing = ListingRecord & { position: { lat: number; lon: number } };

type Draft = { property: Property; hood: Neighbourhood; site: Site; agent: ListingAgent; n: number };

type Options = {
  count?: number;
  /** Pictures of the home page, which the newest homes do not begin with. */
  shown?: readonly string[];
};

/** All listings of a market; deterministic for the same `now`. */
export function generateListings(
  market: Market,
  now: Date,
  { count = market.count, shown }: Options = {},
): GeneratedListing[] {
  const random = createRandom(`${market.source} listings`);
  const dealers = new Map<Neighbourhood, SiteDealer>();
  const taken = new Set<string>();
  const weights = market.neighbourhoods.map((hood) => [hood, hood.weight] as const);

  const listings = Array.from({ length: count }, (_, n) => {
    const hood = random.weighted(weights);
    const dealer =
      dealers.get(hood) ??
      createSiteDealer(createRandom(`${market.source} ${hood.name}`), market, hood, taken);
    dealers.set(hood, dealer);
    const property = makeProperty(random, hood, now.getUTCFullYear());
    const site = property.kind === 'condo' ? dealer.unit() : dealer.house();
    return toRow(random, market, { property, hood, site, agent: pickAgent(random, market, n), n }, now);
  });
  varyFirstPictures(listings, shown);
  for (const { document } of listings)
    if (document.images.length > 0) document.image_captions = photoCaptions(document.images);

  return listings;
}

/** The site's own team gets a larger share, since visitors look for its listings. */
function pickAgent(random: Random, market: Market, n: number): ListingAgent {
  return (n % 23 === 0 ? market.agents[n % 5] : random.pick(market.agents)) as ListingAgent;
}

function toRow(
  random: Random,
  market: Market,
  { property, hood, site, agent, n }: Draft,
  now: Date,
): GeneratedListing {
  const southern = market.climate === 'southern';
  const mls = market.mls(n * 3 + random.whole(0, 2));
  const display: ListingDisplay = {
    listing: !random.chance(LISTING_HIDDEN),
    address: !random.chance(ADDRESS_HIDDEN),
    valuation: !random.chance(0.05),
    comments: !random.chance(0.08),
    // Landlords of commercial space in Edmonton show its details to registered customers only.
    ...(!southern &&
      property.kind === 'commercial' &&
      property.transaction === 'lease' && { details: false }),
  };
  const isPlaced = display.address && !random.chance(POSITION_UNKNOWN);
  const [lon, lat] = site.at;
  const ageDays = Math.min(240, -Math.log(1 - random.next()) * 38);
  const listedAt = new Date(now.getTime() - ageDays * DAY_MS);
  listedAt.setUTCSeconds(0, 0);
  const modifiedAt = new Date(
    Math.min(now.getTime(), listedAt.getTime() + random.between(0, ageDays) * DAY_MS),
  );
  const status = random.weighted([
    ['active', 96],
    ['pending', 3],
    ['off', 1],
  ]);
  const openHouses =
    property.transaction === 'sale' && property.bedrooms && status === 'active' && random.chance(0.07)
      ? weekends(random, now, market.timeZone)
      : [];
  const address = display.address ? site.address : null;
  const postal = display.address ? postalCode(random, market, hood) : null;
  const images = pickPhotos(random, property, southern);
  const facts = details(random, market, property, postal);
  // A sequence of its own: the other facts of the demo stay what they were.
  const own = createRandom(`${market.source} features ${n}`);
  const publicId = publicIdOf({ address: address ?? undefined, neighbourhood: hood.name, mls });

  const pool = poolOf(market, n, property, facts);
  const grounds = { ...features(own, property, facts, southern), ...pool };
  const reduced = reduction(own, property, { listedAt, now });
  const history = priceHistory(own, property, { listedAt, now, status, modifiedAt, ...reduced });
  const rooms = makeRooms(own, property, {
    storeys: Number(grounds.storeys ?? 1),
    basement: String(facts.Basement ?? ''),
  });
  if (property.transaction === 'sale' && property.kind !== 'commercial')
    facts.Taxes = taxes(own, property.price, { southern, year: now.getUTCFullYear() });

  const lease =
    property.transaction === 'lease' && property.kind !== 'commercial'
      ? makeLease(createRandom(`${market.source} lease ${n}`), property, now)
      : null;
  if (lease) Object.assign(facts, lease.facts);

  const document: ListingDocument = {
    publicId,
    mls,
    status,
    transaction_type: property.transaction,
    building_types: [property.kind],
    ...(address ? { address } : {}),
    neighbourhood: hood.name,
    city: market.city,
    province: market.province,
    price: property.price,
    ...(property.bedrooms === null ? {} : { bedrooms: property.bedrooms }),
    ...(property.bathrooms === null ? {} : { bathrooms: property.bathrooms }),
    ...(property.sqft === null ? {} : { sqft: property.sqft }),
    ...(property.built === null ? {} : { year_built: property.built }),
    ...grounds,
    ...reduced,
    ...(rooms.length > 0 && { rooms }),
    price_history: history,
    list_date: listedAt.toISOString(),
    ...(isPlaced ? { location: { lat, lon } } : {}),
    images,
    image_count: images.length,
    ...(openHouses.length ? { open_houses: openHouses } : {}),
    listOfficeId: agent.office.id,
    listOfficeName: agent.office.name,
    agent: [{ id: agent.id, name: agent.name, office: agent.office.name }],
    display,
    description: writeRemarks(
      random,
      property,
      { neighbourhood: hood.name, city: market.city, southern },
      { rooms, basement: String(facts.Basement ?? ''), lease: lease?.sentences },
    ),
    additionalDetails: facts,
    publicInfo: { additionalMedia: [] },
  };

  const row = listingRow({
    source: market.source,
    id: String((southern ? 51_000_000 : 24_000_000) + n),
    document,
    postalCode: postal,
    openHouseUntil: lastEnd(openHouses, market.timeZone),
    display,
    modifiedAt,
  });
  return { ...row, position: { lat, lon } };
}

/**
 * Saturday and Sunday afternoons of this weekend and the next, rarely both: days of the market's time zone, of this weekend what is
 * left of it once it has begun.
 */
function weekends(random: Random, now: Date, timeZone: string): OpenHouse[] {
  const local = new Date(now.getTime() + zoneOffset(now, timeZone));
  const weekday = local.getUTCDay();
  const toSaturday = weekday === 0 ? -1 : 6 - weekday;
  const first = toSaturday + random.pick([0, 0, 0, 7]);
  const days = random.weighted([
    [[0], 5],
    [[1], 3],
    [[0, 1], 2],
  ] as const);
  const start = random.whole(11, 15);
  const isOver = (day: number) => day < 0 || (day === 0 && local.getUTCHours() >= start + 2);
  const coming = (day: number) => {
    if (!isOver(day)) return day;
    return day === toSaturday && !isOver(day + 1) ? day + 1 : toSaturday + 7;
  };

  return [...new Set(days.map((day) => coming(first + day)))].map((day) => ({
    date: new Date(local.getTime() + day * DAY_MS).toISOString().slice(0, 10),
    start_time: `${start}:00`,
    end_time: `${start + 2}:00`,
  }));
}

/** Lot, levels, garage and parking, as the facts say them. */
function features(random: Random, property: Property, facts: Record<string, unknown>, southern: boolean) {
  const { kind, sqft, acres } = property;
  if (kind === 'commercial') return {};
  const lot = acres ? Math.round(acres * 43_560) : kind === 'house' ? lotOf(random, sqft ?? 1200) : null;
  if (kind === 'land') return lot ? { lot_size: lot } : {};
  const garage = garageOf(String(facts.Parking ?? ''));
  const beside = kind === 'house' || kind === 'rural' ? random.whole(1, 3) : random.whole(0, 1);
  const parking = Math.max(garage + beside, stallsOf(String(facts.Parking ?? '')));

  return {
    ...(lot && { lot_size: lot }),
    ...(kind !== 'condo' && { storeys: storeysOf(random, property, southern) }),
    ...(garage && { garage_spaces: garage }),
    ...(parking && { parking_spaces: parking }),
  };
}

/** Pools that the facts name, and the indoor pools of some condo buildings, which are added to them. */
function poolOf(market: Market, n: number, { kind }: Property, facts: Record<string, unknown>) {
  const isShared = kind === 'condo' && createRandom(`${market.source} pool ${n}`).chance(0.07);
  if (isShared && facts.Features) facts.Features = `${facts.Features}, Indoor pool`;

  return /\bpool\b/i.test(String(facts.Features ?? '')) ? { has_pool: true } : {};
}

/** Lots of the city: twice to five times the floor of the house. */
function lotOf(random: Random, sqft: number): number {
  return Math.round((sqft * random.between(2.2, 4.8)) / 10) * 10;
}

/** How often homes have how many levels, of those that the pictures show. */
const STOREYS: Partial<Record<Property['kind'], readonly (readonly [number, number])[]>> = {
  mobile: [[1, 1]],
  townhouse: [
    [2, 6],
    [3, 1],
  ],
  rural: [
    [1, 4],
    [2, 5],
  ],
};

function storeysOf(random: Random, { kind, sqft }: Property, southern: boolean): number {
  if (southern && kind === 'townhouse') return 2;
  const isSmall = (sqft ?? 1200) < 1250;

  return random.weighted(
    STOREYS[kind] ?? [
      [1, isSmall ? 5 : southern ? 4 : 1],
      [1.5, southern ? 0 : isSmall ? 3 : 1],
      [2, isSmall ? 2 : 6],
      [2.5, southern || isSmall ? 0 : 1],
    ],
  );
}

const GARAGES = [
  [/triple|three car/i, 3],
  [/double|two car|oversized/i, 2],
  [/garage|carport|underground/i, 1],
] as const;

function garageOf(parking: string): number {
  return GARAGES.find(([pattern]) => pattern.test(parking))?.[1] ?? 0;
}

/** Places of an apartment without a garage. */
function stallsOf(parking: string): number {
  if (!/stall|space|parkade/i.test(parking)) return 0;

  return /two/i.test(parking) ? 2 : 1;
}

/** One in eight homes for sale that have waited three weeks costs less than it did. */
function reduction(
  random: Random,
  { transaction, price }: Property,
  { listedAt, now }: { listedAt: Date; now: Date },
) {
  const days = (now.getTime() - listedAt.getTime()) / DAY_MS;
  if (transaction !== 'sale' || days < 21 || !random.chance(0.16)) return {};
  const before = Math.ceil((price * random.between(1.02, 1.08)) / 5000) * 5000 - 100;
  const at = new Date(now.getTime() - random.between(0, days - 14) * DAY_MS);
  at.setUTCSeconds(0, 0);

  return { previous_price: before, price_reduced_at: at.toISOString() };
}

type Listed = {
  listedAt: Date;
  now: Date;
  modifiedAt: Date;
  status: string;
  previous_price?: number;
  price_reduced_at?: string;
};

/** As the store records a changing listing: the first price, one or two reductions, an offer. */
function priceHistory(random: Random, { price }: Property, listed: Listed) {
  const { listedAt, modifiedAt, previous_price: before, price_reduced_at: at } = listed;
  const entry = (time: Date | string, askingPrice: number, status = 'active') => ({
    at: new Date(time).toISOString().replace(/\.\d+Z/, 'Z'),
    price: askingPrice,
    status,
  });
  const entries = [entry(listedAt, before ?? price)];
  if (before && at) {
    const between = new Date((listedAt.getTime() + Date.parse(at)) / 2);
    if (random.chance(0.3))
      entries.splice(0, 1, entry(listedAt, before + random.whole(1, 3) * 5000), entry(between, before));
    entries.push(entry(at, price));
  }
  const last = Date.parse(entries.at(-1)?.at ?? '');
  if (listed.status === 'pending')
    entries.push(entry(new Date(Math.max(modifiedAt.getTime(), last)), price, 'pending'));

  return entries;
}

/** About what a city asks of a home of this price. */
function taxes(
  random: Random,
  price: number,
  { southern, year }: { southern: boolean; year: number },
): string {
  const amount = Math.round(price * (southern ? 0.021 : 0.0087) * random.between(0.88, 1.12));

  return `$${amount.toLocaleString('en-CA')} (${year})`;
}

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

function postalCode(random: Random, market: Market, hood: Neighbourhood): string {
  if (market.climate === 'southern') return hood.postal;
  return `${hood.postal} ${random.whole(0, 9)}${random.pick([...LETTERS])}${random.whole(0, 9)}`;
}

function details(
  random: Random,
  market: Market,
  property: Property,
  postal: string | null,
): Record<string, unknown> {
  const { factValues } = market;
  const known: Record<string, unknown> = { ...(postal ? { [factValues.postalLabel]: postal } : {}) };
  if (property.acres) known['Lot Size'] = `${property.acres} acres`;
  if (property.kind === 'land') return known;
  if (property.built) known['Year Built'] = String(property.built);
  if (property.kind === 'commercial')
    return { ...known, Zoning: random.pick(['CB1', 'CB2', 'DC2', 'IB', 'C-2', 'MU h16']) };
  const { parking, features } = property.kind === 'condo' ? factValues.condo : factValues;
  known.Parking = random.pick(parking);
  known.Heating = random.pick(factValues.heating);
  known.Features = random.shuffle(features).slice(0, random.whole(3, 6)).join(', ');
  if (market.climate === 'northern' && property.kind !== 'condo')
    known.Basement = random.pick([
      'Full, finished',
      'Full, unfinished',
      'Partially finished',
      'Walkout',
      'Suite, legal',
    ]);
  if (property.kind === 'condo' || property.kind === 'townhouse')
    known['Monthly Fee'] = `$${random.whole(24, 82) * 10}`;
  return known;
}
