import { streetLine } from '#domain/listing/street-line.ts';
import type { Random } from '../art/random.ts';
import { cityOf, inside, neighbourhoodPlace } from '../city/land.ts';
import { pointAlong } from '../city/lines.ts';
import { neighbourhoodPlan, type Street } from '../city/neighbourhood-streets.ts';
import { gridPlan } from '../city/numbered-grid.ts';
import { EDMONTON_AVENUES } from '../city/roads.ts';
import { type Bounds, boundsOf, type Position, shift } from '../geometry.ts';
import type { Market, Neighbourhood } from '../markets/market.ts';
import type { SeedPlace } from '../places/places.ts';
import { avenueAt, latOfAvenue, lonOfStreet, streetAt } from './edmonton-grid.ts';

/** An address and its position. */
export type Site = { address: string; at: Position };

/** A millionth of a degree: some ten centimetres. */
const micro = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Half a street and a front yard. */
const FROM_STREET_METRES = 17;

/** Generates addresses of a neighbourhood: on its streets, inside its outline, not in a park, without repetition. */
export type SiteDealer = { house(): Site; unit(): Site };

export function createSiteDealer(
  random: Random,
  market: Market,
  hood: Neighbourhood,
  /** Addresses that are dealt already: a city has streets of one name in several neighbourhoods. */
  taken = new Set<string>(),
): SiteDealer {
  const place = neighbourhoodPlace(market, hood);
  const city = cityOf(market);
  const plan = hood.streets ? neighbourhoodPlan(market, hood) : null;
  const isInside = inside([place]);
  const isGround = plan ? inside(plan.grounds.map(({ ring }) => ({ polygons: [[ring]] }))) : null;
  const isFree = isGround ? (at: Position) => !isGround(at) : gridPlan(market).isFree;
  const bounds = boundsOf(place.polygons.flat(2));
  const accepts = (at: Position) => isInside(at) && isFree(at) && city.isBuildable(at);
  const streets = plan?.streets.map((street) => [street, street.length] as const);
  const propose = streets
    ? () => onStreet(random.weighted(streets), random, city.toDegrees)
    : () => onGrid(random, pointInside(random, bounds, accepts, place));

  function deal(): Site {
    for (let tries = 0; tries < 400; tries++) {
      const { address, at } = propose();
      const site = { address, at: [micro(at[0]), micro(at[1])] as const };
      if (!accepts(site.at) || taken.has(site.address)) continue;
      taken.add(site.address);
      return site;
    }
    throw new Error(`${hood.name} has no address left`);
  }

  const buildings = Array.from({ length: hood.profile === 'tower' ? 34 : 7 }, deal);
  const high = hood.profile === 'tower' ? 26 : 4;

  return {
    house: deal,
    unit() {
      for (let tries = 0; tries < 400; tries++) {
        const building = random.pick(buildings);
        const number = random.whole(1, high) * 100 + random.whole(1, 14);
        const address = streetLine({
          unit: String(number),
          street: building.address,
          region: market.province,
        });
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
    const side = lot % 2 ? FROM_STREET_METRES : -FROM_STREET_METRES;
    return {
      // As the map writes it: a few avenues have a name.
      address: `${street}${String(lot).padStart(2, '0')} ${EDMONTON_AVENUES[avenue] ?? `${avenue} Avenue`} NW`,
      at: shift([lon, latOfAvenue(avenue)], 0, side),
    };
  }
  const street = Math.round(streetAt(at[0]));
  const avenue = Math.floor(avenueAt(at[1]));
  const lat = latOfAvenue(avenue + lot / 52);
  const side = lot % 2 ? FROM_STREET_METRES : -FROM_STREET_METRES;
  return {
    address: `${avenue}${String(lot).padStart(2, '0')} ${street} Street NW`,
    at: shift([lonOfStreet(street), lat], side, 0),
  };
}

function onStreet(
  street: Street,
  random: Random,
  toDegrees: (at: readonly [number, number]) => Position,
): Site {
  const metres = random.between(0, street.length);
  const lot = Math.round(metres / 9) * 2;
  const side = random.chance(0.5) ? 1 : -1;
  const { at, bearing } = pointAlong(street.line, metres);
  const away = FROM_STREET_METRES * side;

  return {
    address: `${street.first + lot + (side > 0 ? 1 : 2)} ${street.name}`,
    at: shift(toDegrees(at), -Math.sin(bearing) * away, Math.cos(bearing) * away),
  };
}
