import type { Random } from '../art/random.ts';
import { type Bounds, boundsOf, isInPolygons, type Position, shift } from '../geometry.ts';
import type { Market, Neighbourhood } from '../markets/market.ts';
import { placeNamed, type SeedPlace } from '../places/places.ts';
import { avenueAt, latOfAvenue, lonOfStreet, streetAt } from './edmonton-grid.ts';

/** An address and its position. */
export type Site = { address: string; at: Position };

type Street = { name: string; from: Position; bearing: number; length: number; first: number };

const ENDINGS = [
  'Crescent',
  'Close',
  'Way',
  'Drive',
  'Court',
  'Link',
  'Lane',
  'Road',
  'Point',
  'Place',
] as const;
const KIND = /(Boulevard|Blvd|Avenue|Ave|Road|Rd|Drive|Dr|Street|St|Pkwy|Ln|Pl|Ct|Hwy|Cir)$/;
/** Addresses south of Quadrant Avenue have a suffix. */
const QUADRANT_LAT = 53.4337;

/** A millionth of a degree: some ten centimetres. */
const micro = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Generates addresses of a neighbourhood: inside its outline, not on water, without repetition. */
export type SiteDealer = { house(): Site; unit(): Site };

export function createSiteDealer(random: Random, market: Market, hood: Neighbourhood): SiteDealer {
  const place = placeNamed(hood.name, market.places);
  const water = market.places.filter(({ placetype }) => placetype === 'water');
  const bounds = boundsOf(place.polygons.flat(2));
  const taken = new Set<string>();
  const isDry = (at: Position) =>
    isInPolygons(at, place.polygons) && !water.some(({ polygons }) => isInPolygons(at, polygons));
  const anywhere = () => pointInside(random, bounds, isDry, place);

  const streets = hood.streets ? layStreets(random, market, hood, anywhere) : null;
  const propose = streets ? () => onStreet(random, streets) : () => onGrid(random, anywhere());

  function deal(): Site {
    for (let tries = 0; tries < 400; tries++) {
      const { address, at } = propose();
      const site = { address, at: [micro(at[0]), micro(at[1])] as const };
      if (!isDry(site.at) || taken.has(site.address)) continue;
      taken.add(site.address);
      return site;
    }
    throw new Error(`${hood.name} has no address left`);
  }

  const buildings = Array.from({ length: hood.profile === 'tower' ? 34 : 7 }, deal);
  const isCanadian = market.province === 'AB';
  const high = hood.profile === 'tower' ? 26 : 4;

  return {
    house: deal,
    unit() {
      for (let tries = 0; tries < 400; tries++) {
        const building = random.pick(buildings);
        const number = random.whole(1, high) * 100 + random.whole(1, 14);
        const address = isCanadian ? `${number} ${building.address}` : `${building.address} #${number}`;
        if (taken.has(address)) continue;
        taken.add(address);
        return { address, at: building.at };
      }
      return deal();
    },
  };
}

function pointInside(
  random: Random,
  bounds: Bounds,
  accept: (at: Position) => boolean,
  place: SeedPlace,
): Position {
  for (let tries = 0; tries < 2000; tries++) {
    const at: Position = [
      random.between(bounds.west, bounds.east),
      random.between(bounds.south, bounds.north),
    ];
    if (accept(at)) return at;
  }
  throw new Error(`${place.name} has no dry land`);
}

/** Houses face avenues or streets; the number derives from the previous crossing and the lot. */
function onGrid(random: Random, at: Position): Site {
  const along = random.chance(0.55) ? 'avenue' : 'street';
  const lot = random.whole(2, 48);
  if (along === 'avenue') {
    const avenue = Math.round(avenueAt(at[1]));
    const street = Math.floor(streetAt(at[0]));
    const lon = lonOfStreet(street + lot / 52);
    const side = lot % 2 ? 17 : -17;
    return {
      address: `${street}${String(lot).padStart(2, '0')} ${avenue} Avenue NW`,
      at: shift([lon, latOfAvenue(avenue)], 0, side),
    };
  }
  const street = Math.round(streetAt(at[0]));
  const avenue = Math.floor(avenueAt(at[1]));
  const lat = latOfAvenue(avenue + lot / 52);
  const side = lot % 2 ? 17 : -17;
  return {
    address: `${avenue}${String(lot).padStart(2, '0')} ${street} Street NW`,
    at: shift([lonOfStreet(street), lat], side, 0),
  };
}

function layStreets(random: Random, market: Market, hood: Neighbourhood, anywhere: () => Position): Street[] {
  const isCanadian = market.province === 'AB';
  const grain = random.between(0, Math.PI / 2);
  return Array.from({ length: 46 }, (_, i) => {
    const from = anywhere();
    const stems = hood.streets ?? [];
    const stem = stems[i % stems.length] as string;
    const kind =
      KIND.test(stem) || !isCanadian ? '' : ` ${ENDINGS[Math.floor(i / stems.length) % ENDINGS.length]}`;
    const quadrant = isCanadian ? (from[1] < QUADRANT_LAT ? ' SW' : ' NW') : '';
    return {
      name: `${stem}${kind}${quadrant}`,
      from,
      bearing: grain + (random.chance(0.5) ? Math.PI / 2 : 0) + random.between(-0.12, 0.12),
      length: random.between(160, 520),
      first: isCanadian ? random.whole(1, 38) * 100 : random.whole(1, 160) * 100,
    };
  });
}

function onStreet(random: Random, streets: readonly Street[]): Site {
  const street = random.pick(streets);
  const metres = random.between(0, street.length);
  const lot = Math.round(metres / 9) * 2;
  const side = random.chance(0.5) ? 1 : -1;
  const [dx, dy] = [Math.cos(street.bearing), Math.sin(street.bearing)];
  const at = shift(street.from, dx * metres - dy * 17 * side, dy * metres + dx * 17 * side);
  return { address: `${street.first + lot + (side > 0 ? 1 : 2)} ${street.name}`, at };
}
