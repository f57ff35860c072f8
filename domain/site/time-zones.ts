import type { Language } from '../language/language.ts';
import type { Units } from './units.ts';

type Place = { lat: number; lon: number };
type Country = {
  /** Those of the product that are spoken there; the first is the default. */
  languages: readonly [Language, ...Language[]];
  currency: string;
  /** How homes are measured there. */
  units: Units;
  zones: Readonly<Record<string, Place>>;
};

/**
 * The countries that a site can be in, with their usual currency and units, and their time zones with the place where a map
 * of each begins: its principal city in IANA's zone.tab.
 */
export const COUNTRIES = {
  CA: {
    languages: ['en', 'fr'],
    currency: 'CAD',
    units: 'sqft',
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
    languages: ['en', 'es'],
    currency: 'USD',
    units: 'sqft',
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
  AD: {
    languages: ['es'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Andorra': { lat: 42.5, lon: 1.52 } },
  },
  AE: {
    languages: ['en'],
    currency: 'AED',
    units: 'sqft',
    zones: { 'Asia/Dubai': { lat: 25.3, lon: 55.3 } },
  },
  AR: {
    languages: ['es'],
    currency: 'ARS',
    units: 'm2',
    zones: {
      'America/Argentina/Buenos_Aires': { lat: -34.6, lon: -58.45 },
      'America/Argentina/Cordoba': { lat: -31.4, lon: -64.18 },
      'America/Argentina/Salta': { lat: -24.78, lon: -65.42 },
      'America/Argentina/Jujuy': { lat: -24.18, lon: -65.3 },
      'America/Argentina/Tucuman': { lat: -26.82, lon: -65.22 },
      'America/Argentina/Catamarca': { lat: -28.47, lon: -65.78 },
      'America/Argentina/La_Rioja': { lat: -29.43, lon: -66.85 },
      'America/Argentina/San_Juan': { lat: -31.53, lon: -68.52 },
      'America/Argentina/Mendoza': { lat: -32.88, lon: -68.82 },
      'America/Argentina/San_Luis': { lat: -33.32, lon: -66.35 },
      'America/Argentina/Rio_Gallegos': { lat: -51.63, lon: -69.22 },
      'America/Argentina/Ushuaia': { lat: -54.8, lon: -68.3 },
    },
  },
  AT: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Vienna': { lat: 48.22, lon: 16.33 } },
  },
  AU: {
    languages: ['en'],
    currency: 'AUD',
    units: 'm2',
    zones: {
      'Australia/Hobart': { lat: -42.88, lon: 147.32 },
      'Australia/Melbourne': { lat: -37.82, lon: 144.97 },
      'Australia/Sydney': { lat: -33.87, lon: 151.22 },
      'Australia/Broken_Hill': { lat: -31.95, lon: 141.45 },
      'Australia/Brisbane': { lat: -27.47, lon: 153.03 },
      'Australia/Lindeman': { lat: -20.27, lon: 149 },
      'Australia/Adelaide': { lat: -34.92, lon: 138.58 },
      'Australia/Darwin': { lat: -12.47, lon: 130.83 },
      'Australia/Perth': { lat: -31.95, lon: 115.85 },
    },
  },
  BB: {
    languages: ['en'],
    currency: 'BBD',
    units: 'sqft',
    zones: { 'America/Barbados': { lat: 13.1, lon: -59.62 } },
  },
  BE: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Brussels': { lat: 50.83, lon: 4.33 } },
  },
  BM: {
    languages: ['en'],
    currency: 'BMD',
    units: 'sqft',
    zones: { 'Atlantic/Bermuda': { lat: 32.28, lon: -64.77 } },
  },
  BO: {
    languages: ['es'],
    currency: 'BOB',
    units: 'm2',
    zones: { 'America/La_Paz': { lat: -16.5, lon: -68.15 } },
  },
  BS: {
    languages: ['en'],
    currency: 'BSD',
    units: 'sqft',
    zones: { 'America/Nassau': { lat: 25.08, lon: -77.35 } },
  },
  BW: {
    languages: ['en'],
    currency: 'BWP',
    units: 'm2',
    zones: { 'Africa/Gaborone': { lat: -24.65, lon: 25.92 } },
  },
  BZ: {
    languages: ['en'],
    currency: 'BZD',
    units: 'sqft',
    zones: { 'America/Belize': { lat: 17.5, lon: -88.2 } },
  },
  CH: {
    languages: ['fr'],
    currency: 'CHF',
    units: 'm2',
    zones: { 'Europe/Zurich': { lat: 47.38, lon: 8.53 } },
  },
  CI: {
    languages: ['fr'],
    currency: 'XOF',
    units: 'm2',
    zones: { 'Africa/Abidjan': { lat: 5.32, lon: -4.03 } },
  },
  CL: {
    languages: ['es'],
    currency: 'CLP',
    units: 'm2',
    zones: {
      'America/Santiago': { lat: -33.45, lon: -70.67 },
      'America/Coyhaique': { lat: -45.57, lon: -72.07 },
      'America/Punta_Arenas': { lat: -53.15, lon: -70.92 },
      'Pacific/Easter': { lat: -27.15, lon: -109.43 },
    },
  },
  CM: {
    languages: ['fr'],
    currency: 'XAF',
    units: 'm2',
    zones: { 'Africa/Douala': { lat: 4.05, lon: 9.7 } },
  },
  CO: {
    languages: ['es'],
    currency: 'COP',
    units: 'm2',
    zones: { 'America/Bogota': { lat: 4.6, lon: -74.08 } },
  },
  CR: {
    languages: ['es'],
    currency: 'CRC',
    units: 'm2',
    zones: { 'America/Costa_Rica': { lat: 9.93, lon: -84.08 } },
  },
  CY: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Asia/Nicosia': { lat: 35.17, lon: 33.37 }, 'Asia/Famagusta': { lat: 35.12, lon: 33.95 } },
  },
  DE: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Berlin': { lat: 52.5, lon: 13.37 }, 'Europe/Busingen': { lat: 47.7, lon: 8.68 } },
  },
  DO: {
    languages: ['es'],
    currency: 'DOP',
    units: 'm2',
    zones: { 'America/Santo_Domingo': { lat: 18.47, lon: -69.9 } },
  },
  DZ: {
    languages: ['fr'],
    currency: 'DZD',
    units: 'm2',
    zones: { 'Africa/Algiers': { lat: 36.78, lon: 3.05 } },
  },
  EC: {
    languages: ['es'],
    currency: 'USD',
    units: 'm2',
    zones: {
      'America/Guayaquil': { lat: -2.17, lon: -79.83 },
      'Pacific/Galapagos': { lat: -0.9, lon: -89.6 },
    },
  },
  ES: {
    languages: ['es'],
    currency: 'EUR',
    units: 'm2',
    zones: {
      'Europe/Madrid': { lat: 40.4, lon: -3.68 },
      'Africa/Ceuta': { lat: 35.88, lon: -5.32 },
      'Atlantic/Canary': { lat: 28.1, lon: -15.4 },
    },
  },
  FR: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Paris': { lat: 48.87, lon: 2.33 } },
  },
  GB: {
    languages: ['en'],
    currency: 'GBP',
    units: 'sqft',
    zones: { 'Europe/London': { lat: 51.5, lon: -0.12 } },
  },
  GF: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'America/Cayenne': { lat: 4.93, lon: -52.33 } },
  },
  GH: {
    languages: ['en'],
    currency: 'GHS',
    units: 'm2',
    zones: { 'Africa/Accra': { lat: 5.55, lon: -0.22 } },
  },
  GP: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'America/Guadeloupe': { lat: 16.23, lon: -61.53 } },
  },
  GR: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Athens': { lat: 37.97, lon: 23.72 } },
  },
  GT: {
    languages: ['es'],
    currency: 'GTQ',
    units: 'm2',
    zones: { 'America/Guatemala': { lat: 14.63, lon: -90.52 } },
  },
  HK: {
    languages: ['en'],
    currency: 'HKD',
    units: 'sqft',
    zones: { 'Asia/Hong_Kong': { lat: 22.28, lon: 114.15 } },
  },
  HN: {
    languages: ['es'],
    currency: 'HNL',
    units: 'm2',
    zones: { 'America/Tegucigalpa': { lat: 14.1, lon: -87.22 } },
  },
  IE: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Dublin': { lat: 53.33, lon: -6.25 } },
  },
  IT: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Rome': { lat: 41.9, lon: 12.48 } },
  },
  JM: {
    languages: ['en'],
    currency: 'JMD',
    units: 'sqft',
    zones: { 'America/Jamaica': { lat: 17.97, lon: -76.78 } },
  },
  KE: {
    languages: ['en'],
    currency: 'KES',
    units: 'm2',
    zones: { 'Africa/Nairobi': { lat: -1.28, lon: 36.82 } },
  },
  KY: {
    languages: ['en'],
    currency: 'KYD',
    units: 'sqft',
    zones: { 'America/Cayman': { lat: 19.3, lon: -81.38 } },
  },
  LU: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Luxembourg': { lat: 49.6, lon: 6.15 } },
  },
  MA: {
    languages: ['fr'],
    currency: 'MAD',
    units: 'm2',
    zones: { 'Africa/Casablanca': { lat: 33.65, lon: -7.58 } },
  },
  MC: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Monaco': { lat: 43.7, lon: 7.38 } },
  },
  MQ: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'America/Martinique': { lat: 14.6, lon: -61.08 } },
  },
  MT: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Malta': { lat: 35.9, lon: 14.52 } },
  },
  MU: {
    languages: ['en', 'fr'],
    currency: 'MUR',
    units: 'm2',
    zones: { 'Indian/Mauritius': { lat: -20.17, lon: 57.5 } },
  },
  MX: {
    languages: ['es'],
    currency: 'MXN',
    units: 'm2',
    zones: {
      'America/Mexico_City': { lat: 19.4, lon: -99.15 },
      'America/Cancun': { lat: 21.08, lon: -86.77 },
      'America/Merida': { lat: 20.97, lon: -89.62 },
      'America/Monterrey': { lat: 25.67, lon: -100.32 },
      'America/Matamoros': { lat: 25.83, lon: -97.5 },
      'America/Chihuahua': { lat: 28.63, lon: -106.08 },
      'America/Ciudad_Juarez': { lat: 31.73, lon: -106.48 },
      'America/Ojinaga': { lat: 29.57, lon: -104.42 },
      'America/Mazatlan': { lat: 23.22, lon: -106.42 },
      'America/Bahia_Banderas': { lat: 20.8, lon: -105.25 },
      'America/Hermosillo': { lat: 29.07, lon: -110.97 },
      'America/Tijuana': { lat: 32.53, lon: -117.02 },
    },
  },
  NA: {
    languages: ['en'],
    currency: 'NAD',
    units: 'm2',
    zones: { 'Africa/Windhoek': { lat: -22.57, lon: 17.1 } },
  },
  NC: {
    languages: ['fr'],
    currency: 'XPF',
    units: 'm2',
    zones: { 'Pacific/Noumea': { lat: -22.27, lon: 166.45 } },
  },
  NG: {
    languages: ['en'],
    currency: 'NGN',
    units: 'm2',
    zones: { 'Africa/Lagos': { lat: 6.45, lon: 3.4 } },
  },
  NI: {
    languages: ['es'],
    currency: 'NIO',
    units: 'm2',
    zones: { 'America/Managua': { lat: 12.15, lon: -86.28 } },
  },
  NL: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Europe/Amsterdam': { lat: 52.37, lon: 4.9 } },
  },
  NZ: {
    languages: ['en'],
    currency: 'NZD',
    units: 'm2',
    zones: {
      'Pacific/Auckland': { lat: -36.87, lon: 174.77 },
      'Pacific/Chatham': { lat: -43.95, lon: -176.55 },
    },
  },
  PA: {
    languages: ['es'],
    currency: 'USD',
    units: 'm2',
    zones: { 'America/Panama': { lat: 8.97, lon: -79.53 } },
  },
  PE: {
    languages: ['es'],
    currency: 'PEN',
    units: 'm2',
    zones: { 'America/Lima': { lat: -12.05, lon: -77.05 } },
  },
  PF: {
    languages: ['fr'],
    currency: 'XPF',
    units: 'm2',
    zones: {
      'Pacific/Tahiti': { lat: -17.53, lon: -149.57 },
      'Pacific/Marquesas': { lat: -9, lon: -139.5 },
      'Pacific/Gambier': { lat: -23.13, lon: -134.95 },
    },
  },
  PH: {
    languages: ['en'],
    currency: 'PHP',
    units: 'm2',
    zones: { 'Asia/Manila': { lat: 14.58, lon: 120.97 } },
  },
  PR: {
    languages: ['es', 'en'],
    currency: 'USD',
    units: 'sqft',
    zones: { 'America/Puerto_Rico': { lat: 18.47, lon: -66.1 } },
  },
  PT: {
    languages: ['en'],
    currency: 'EUR',
    units: 'm2',
    zones: {
      'Europe/Lisbon': { lat: 38.72, lon: -9.13 },
      'Atlantic/Madeira': { lat: 32.63, lon: -16.9 },
      'Atlantic/Azores': { lat: 37.73, lon: -25.67 },
    },
  },
  PY: {
    languages: ['es'],
    currency: 'PYG',
    units: 'm2',
    zones: { 'America/Asuncion': { lat: -25.27, lon: -57.67 } },
  },
  RE: {
    languages: ['fr'],
    currency: 'EUR',
    units: 'm2',
    zones: { 'Indian/Reunion': { lat: -20.87, lon: 55.47 } },
  },
  SG: {
    languages: ['en'],
    currency: 'SGD',
    units: 'sqft',
    zones: { 'Asia/Singapore': { lat: 1.28, lon: 103.85 } },
  },
  SN: {
    languages: ['fr'],
    currency: 'XOF',
    units: 'm2',
    zones: { 'Africa/Dakar': { lat: 14.67, lon: -17.43 } },
  },
  SV: {
    languages: ['es'],
    currency: 'USD',
    units: 'm2',
    zones: { 'America/El_Salvador': { lat: 13.7, lon: -89.2 } },
  },
  TN: {
    languages: ['fr'],
    currency: 'TND',
    units: 'm2',
    zones: { 'Africa/Tunis': { lat: 36.8, lon: 10.18 } },
  },
  TT: {
    languages: ['en'],
    currency: 'TTD',
    units: 'sqft',
    zones: { 'America/Port_of_Spain': { lat: 10.65, lon: -61.52 } },
  },
  UY: {
    languages: ['es'],
    currency: 'UYU',
    units: 'm2',
    zones: { 'America/Montevideo': { lat: -34.9, lon: -56.2 } },
  },
  VE: {
    languages: ['es'],
    currency: 'VES',
    units: 'm2',
    zones: { 'America/Caracas': { lat: 10.5, lon: -66.93 } },
  },
  ZA: {
    languages: ['en'],
    currency: 'ZAR',
    units: 'm2',
    zones: { 'Africa/Johannesburg': { lat: -26.25, lon: 28 } },
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly CountryCode[];
/** Every currency of those countries, in the order of their codes. */
export const CURRENCIES: readonly string[] = [
  ...new Set(Object.values(COUNTRIES).map(({ currency }): string => currency)),
].sort();

export function isCountry(value: string): value is CountryCode {
  return Object.hasOwn(COUNTRIES, value);
}

/** Where most people of the country live, unless it is the first of the table. */
const USUAL_ZONES: Partial<Record<CountryCode, string>> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  US: 'America/New_York',
};

/** The time zone of most people in a country. */
export function usualZone(country: CountryCode): string {
  return USUAL_ZONES[country] ?? zonesOf(country)[0] ?? 'UTC';
}

/** The time zones of a country in the order of the table. */
export function zonesOf(country: CountryCode): string[] {
  return Object.keys(COUNTRIES[country].zones);
}

/** Where the map of a site in that zone begins; null for a zone that the country does not have. */
export function zoneCentre(country: CountryCode, timeZone: string): Place | null {
  const zones: Readonly<Record<string, Place>> = COUNTRIES[country].zones;

  return Object.hasOwn(zones, timeZone) ? (zones[timeZone] ?? null) : null;
}
