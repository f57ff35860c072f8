import type { SeedPlace } from '../places/places.ts';

/** The property mix of a neighbourhood. */
export type Profile = 'core' | 'tower' | 'inner' | 'mature' | 'suburb' | 'new' | 'estate' | 'value' | 'edge';

export type Neighbourhood = {
  name: string;
  profile: Profile;
  /** Price of a typical detached house, in thousands. */
  level: number;
  built: readonly [from: number, to: number];
  /** Relative share of the listings. */
  weight: number;
  /** First part of its postal codes. */
  postal: string;
  /** Street names; without them addresses follow the numbered grid. */
  streets?: readonly string[];
};

/** A neighbourhood whose streets are separated by bars. */
export function hood(
  name: string,
  profile: Profile,
  level: number,
  from: number,
  to: number,
  weight: number,
  postal: string,
  streets?: string,
): Neighbourhood {
  return { name, profile, level, built: [from, to], weight, postal, streets: streets?.split('|') };
}

export type OfficeSeed = { id: string; name: string; phone: string };
export type ListingAgent = { id: string; name: string; office: OfficeSeed };

export type Market = {
  source: string;
  count: number;
  city: string;
  province: string;
  timeZone: string;
  climate: 'northern' | 'southern';
  places: readonly SeedPlace[];
  neighbourhoods: readonly Neighbourhood[];
  /** The n-th MLS number. */
  mls(n: number): string;
  agents: readonly ListingAgent[];
  /** Monthly taxes and fees are not modelled; these are values of the details. */
  factValues: {
    postalLabel: string;
    heating: readonly string[];
    parking: readonly string[];
    features: readonly string[];
    /** Of apartments, which have no yard and no garage of their own; as many as `features`. */
    condo: { parking: readonly string[]; features: readonly string[] };
  };
};
