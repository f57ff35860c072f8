import type { Space } from './website.ts';

type Place = { lat: number; lon: number };
type Country = {
  locale: Space['locale'];
  currency: Space['currency'];
  zones: Readonly<Record<string, Place>>;
};

/** The countries that a site can be in, with their time zones and where a map of each begins. */
export const COUNTRIES = {
  CA: {
    locale: 'en-CA',
    currency: 'CAD',
    zones: {
      'America/St_Johns': { lat: 47.56, lon: -52.71 },
      'America/Halifax': { lat: 44.65, lon: -63.58 },
      'America/Moncton': { lat: 46.09, lon: -64.78 },
      'America/Toronto': { lat: 43.7, lon: -79.4 },
      'America/Winnipeg': { lat: 49.89, lon: -97.14 },
      'America/Regina': { lat: 50.45, lon: -104.61 },
      'America/Edmonton': { lat: 53.54, lon: -113.49 },
      'America/Vancouver': { lat: 49.26, lon: -123.11 },
      'America/Whitehorse': { lat: 60.72, lon: -135.05 },
      'America/Iqaluit': { lat: 63.75, lon: -68.52 },
    },
  },
  US: {
    locale: 'en-US',
    currency: 'USD',
    zones: {
      'America/New_York': { lat: 40.71, lon: -74.01 },
      'America/Detroit': { lat: 42.33, lon: -83.05 },
      'America/Indiana/Indianapolis': { lat: 39.77, lon: -86.16 },
      'America/Kentucky/Louisville': { lat: 38.25, lon: -85.76 },
      'America/Chicago': { lat: 41.88, lon: -87.63 },
      'America/Denver': { lat: 39.74, lon: -104.99 },
      'America/Boise': { lat: 43.62, lon: -116.2 },
      'America/Phoenix': { lat: 33.45, lon: -112.07 },
      'America/Los_Angeles': { lat: 34.05, lon: -118.24 },
      'America/Anchorage': { lat: 61.22, lon: -149.9 },
      'Pacific/Honolulu': { lat: 21.31, lon: -157.86 },
    },
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly CountryCode[];
export const CURRENCIES = ['CAD', 'USD'] as const;

export function isCountry(value: string): value is CountryCode {
  return Object.hasOwn(COUNTRIES, value);
}

/** The time zones of a country in the order of the table, the first being the most eastern. */
export function zonesOf(country: CountryCode): string[] {
  return Object.keys(COUNTRIES[country].zones);
}

/** Where the map of a site in that zone begins; null for a zone that the country does not have. */
export function zoneCentre(country: CountryCode, timeZone: string): Place | null {
  const zones: Readonly<Record<string, Place>> = COUNTRIES[country].zones;

  return Object.hasOwn(zones, timeZone) ? (zones[timeZone] ?? null) : null;
}
