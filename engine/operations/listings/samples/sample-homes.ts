type Kind = 'house' | 'condo' | 'townhouse' | 'land';

export type SampleHome = {
  kind: Kind;
  /** In thousands of US dollars. */
  price: number;
  bedrooms?: number;
  bathrooms?: number;
  sqft?: number;
  yearBuilt?: number;
  /** Degrees from the middle of the map. */
  north: number;
  east: number;
  /** Names of pictures that the product draws. */
  pictures: readonly string[];
};

/** Pictures of rooms are numbered by style, four in turns. */
const inside = (n: number, ...more: string[]) => [
  `living-00${n}`,
  `kitchen-00${n}`,
  `bedroom-00${n % 4}`,
  `bath-00${n % 4}`,
  ...more,
];

/** Invented homes, different enough that every filter of the search finds and misses some. */
export const SAMPLE_HOMES: readonly SampleHome[] = [
  home('house', 385, [3, 2, 1480, 1962], [0.012, -0.018], ['house-012', ...inside(0, 'yard-004')]),
  home('house', 612, [4, 3, 2260, 2011], [-0.021, 0.024], ['house-051', ...inside(1, 'yard-011')]),
  home('house', 298, [2, 1, 940, 1948], [0.006, 0.009], ['house-087', ...inside(4, 'yard-017')]),
  home('house', 879, [5, 4, 3180, 2019], [0.031, 0.014], ['house-144', ...inside(2, 'yard-023')]),
  home('house', 449, [3, 2.5, 1720, 1994], [-0.014, -0.027], ['house-198', ...inside(5, 'yard-032')]),
  home('condo', 189, [1, 1, 560, 2006], [0.002, -0.004], ['condo-007', ...inside(2)]),
  home('condo', 264, [2, 2, 890, 2015], [-0.005, 0.005], ['condo-024', ...inside(0)]),
  home('condo', 342, [2, 2, 1120, 2021], [0.008, -0.009], ['condo-046', ...inside(4)]),
  home('townhouse', 315, [3, 2, 1350, 2003], [-0.018, 0.002], ['townhouse-009', ...inside(1, 'yard-038')]),
  home('townhouse', 358, [3, 2.5, 1490, 2017], [0.019, -0.031], ['townhouse-031', ...inside(5, 'yard-041')]),
  home('land', 145, [], [-0.034, -0.012], ['prairie-006', 'prairie-013']),
  home('land', 96, [], [0.027, 0.033], ['prairie-021', 'prairie-034']),
];

/** Roughly how many units of a currency a US dollar buys, where that is far from one: samples should look plausible. */
const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = {
  AED: 4,
  ARS: 1000,
  BBD: 2,
  BOB: 7,
  BSD: 1,
  BWP: 13,
  BZD: 2,
  CLP: 950,
  COP: 4000,
  CRC: 500,
  DOP: 60,
  DZD: 130,
  GHS: 15,
  GTQ: 8,
  HKD: 8,
  HNL: 25,
  JMD: 155,
  KES: 130,
  MAD: 10,
  MUR: 45,
  MXN: 18,
  NAD: 18,
  NGN: 1000,
  NIO: 37,
  PEN: 4,
  PHP: 57,
  // The largest price has to fit the store's integer.
  PYG: 2000,
  TND: 3,
  TTD: 7,
  UYU: 40,
  VES: 100,
  XAF: 600,
  XOF: 600,
  XPF: 110,
  ZAR: 18,
};

export function samplePrice({ price }: SampleHome, currency: string): number {
  return price * 1000 * (UNITS_PER_DOLLAR[currency] ?? 1);
}

type Rooms = readonly [] | readonly [bedrooms: number, bathrooms: number, sqft: number, yearBuilt: number];

function home(
  kind: Kind,
  price: number,
  [bedrooms, bathrooms, sqft, yearBuilt]: Rooms,
  [north, east]: readonly [number, number],
  pictures: readonly string[],
): SampleHome {
  return { kind, price, bedrooms, bathrooms, sqft, yearBuilt, north, east, pictures };
}
