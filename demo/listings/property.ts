import type { Random } from '../art/random.ts';
import type { Neighbourhood, Profile } from '../markets/market.ts';

export type PropertyKind =
  | 'house'
  | 'condo'
  | 'townhouse'
  | 'land'
  | 'commercial'
  | 'rural'
  | 'mobile'
  | 'investment';

/** A property without an address. */
export type Property = {
  kind: PropertyKind;
  transaction: 'sale' | 'lease';
  price: number;
  bedrooms: number | null;
  bathrooms: number | null;
  sqft: number | null;
  built: number | null;
  acres: number | null;
};

type Mix = readonly (readonly [PropertyKind, number])[];

const MIXES: Record<Profile, Mix> = {
  tower: [
    ['condo', 84],
    ['townhouse', 4],
    ['commercial', 8],
    ['house', 2],
    ['investment', 2],
  ],
  core: [
    ['house', 34],
    ['condo', 42],
    ['townhouse', 9],
    ['commercial', 6],
    ['investment', 8],
    ['land', 1],
  ],
  inner: [
    ['house', 58],
    ['condo', 14],
    ['townhouse', 8],
    ['investment', 11],
    ['land', 5],
    ['commercial', 4],
  ],
  mature: [
    ['house', 68],
    ['condo', 13],
    ['townhouse', 11],
    ['investment', 4],
    ['land', 2],
    ['commercial', 2],
  ],
  suburb: [
    ['house', 66],
    ['condo', 15],
    ['townhouse', 15],
    ['investment', 2],
    ['commercial', 2],
  ],
  new: [
    ['house', 64],
    ['condo', 11],
    ['townhouse', 20],
    ['land', 4],
    ['investment', 1],
  ],
  estate: [
    ['house', 84],
    ['condo', 5],
    ['townhouse', 4],
    ['land', 6],
    ['investment', 1],
  ],
  value: [
    ['house', 50],
    ['condo', 20],
    ['townhouse', 12],
    ['investment', 9],
    ['commercial', 4],
    ['land', 3],
    ['mobile', 2],
  ],
  edge: [
    ['house', 56],
    ['land', 18],
    ['rural', 22],
    ['mobile', 4],
  ],
};

const LEASE_SHARE: Partial<Record<PropertyKind, number>> = {
  house: 0.08,
  condo: 0.24,
  townhouse: 0.16,
  commercial: 0.55,
  mobile: 0.04,
};

/** Asking prices end in 900. */
function asking(value: number): number {
  const step = value > 1_000_000 ? 25_000 : value > 400_000 ? 10_000 : 5_000;
  return Math.max(step, Math.round(value / step) * step) - 100;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export function pickKind(random: Random, hood: Neighbourhood): PropertyKind {
  // Every edge of town has a few acreages and parks.
  if ((hood.profile === 'new' || hood.profile === 'suburb') && random.chance(0.022))
    return random.chance(0.62) ? 'rural' : 'mobile';
  return random.weighted<PropertyKind>(MIXES[hood.profile]);
}

export function makeProperty(random: Random, hood: Neighbourhood, year: number): Property {
  const kind = pickKind(random, hood);
  const transaction = random.chance(LEASE_SHARE[kind] ?? 0) ? 'lease' : 'sale';
  const built = clamp(Math.round(random.between(hood.built[0], hood.built[1] + 0.99)), 1880, year + 1);
  const worth = hood.level * 1000 * clamp(random.normal(1, 0.13), 0.62, 1.7);
  const make = MAKERS[kind];
  return make({ random, hood, kind, transaction, built, worth });
}

type Brief = {
  random: Random;
  hood: Neighbourhood;
  kind: PropertyKind;
  transaction: 'sale' | 'lease';
  built: number;
  worth: number;
};

const rent = (random: Random, sqft: number, level: number) =>
  Math.round(((620 + sqft * 0.62 + level * 0.75) * random.between(0.9, 1.14)) / 25) * 25;

function home({ random, hood, kind, transaction, built, worth }: Brief): Property {
  const sizes = {
    house: [1450, 430],
    condo: [880, 230],
    townhouse: [1290, 240],
    mobile: [1120, 220],
    investment: [2150, 520],
    rural: [1980, 520],
  } as const;
  const [mean, spread] = sizes[kind as keyof typeof sizes];
  const grand = hood.profile === 'estate' ? 1.42 : hood.profile === 'new' ? 1.12 : 1;
  const sqft = Math.round(
    clamp(random.normal(mean * (kind === 'condo' ? 1 : grand), spread), mean * 0.48, mean * 2.6),
  );
  const bedrooms = clamp(
    Math.round(sqft / (kind === 'condo' ? 480 : 490) + random.between(-0.6, 1)),
    kind === 'condo' ? 1 : 2,
    kind === 'investment' ? 8 : 6,
  );
  const bathrooms = clamp(
    Math.round((bedrooms * 0.5 + sqft / 2600 + random.between(-0.4, 0.6)) * 2) / 2,
    1,
    6,
  );
  const share = { house: 1, condo: 0.47, townhouse: 0.66, mobile: 0.3, investment: 1.25, rural: 1.7 }[
    kind as keyof typeof sizes
  ];
  const age = clamp((2026 - built) / 100, 0, 1.2);
  const price =
    worth * share * (0.42 + 0.58 * (sqft / (mean * (kind === 'condo' ? 1 : grand)))) * (1.07 - age * 0.16);
  return {
    kind,
    transaction,
    price: transaction === 'lease' ? rent(random, sqft, hood.level) : asking(price),
    bedrooms,
    bathrooms,
    sqft,
    built,
    acres: kind === 'rural' ? Math.round(random.between(1.5, 24) * 100) / 100 : null,
  };
}

function land({ random, kind, hood, worth }: Brief): Property {
  const acres = hood.profile === 'edge' ? random.between(0.8, 18) : random.between(0.09, 0.34);
  return {
    kind,
    transaction: 'sale',
    price: asking(worth * (hood.profile === 'edge' ? 0.42 : 0.52) * random.between(0.8, 1.3)),
    bedrooms: null,
    bathrooms: null,
    sqft: null,
    built: null,
    acres: Math.round(acres * 100) / 100,
  };
}

function commercial({ random, kind, hood, transaction, built }: Brief): Property {
  const sqft = Math.round(clamp(Math.exp(random.normal(7.8, 0.75)), 420, 32_000) / 10) * 10;
  return {
    kind,
    transaction,
    // Commercial leases are priced by the square foot and year.
    price:
      transaction === 'lease'
        ? random.whole(11, 38)
        : asking(sqft * random.between(150, 330) * (0.7 + hood.level / 1800)),
    bedrooms: null,
    bathrooms: null,
    sqft,
    built,
    acres: null,
  };
}

const MAKERS: Record<PropertyKind, (brief: Brief) => Property> = {
  house: home,
  condo: home,
  townhouse: home,
  mobile: home,
  investment: home,
  rural: home,
  land,
  commercial,
};
