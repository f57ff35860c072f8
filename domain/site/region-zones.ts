import type { CountryCode } from './time-zones.ts';

/** The provinces and states of each time zone, by where most of their people live. */
const REGIONS_OF_ZONES: Partial<Record<CountryCode, Readonly<Record<string, string>>>> = {
  CA: {
    'America/St_Johns': 'NL',
    'America/Halifax': 'NS PE',
    'America/Moncton': 'NB',
    'America/Toronto': 'ON QC',
    'America/Winnipeg': 'MB',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB NT',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
    'America/Iqaluit': 'NU',
  },
  US: {
    'America/New_York': 'CT DC DE FL GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Detroit': 'MI',
    'America/Indiana/Indianapolis': 'IN',
    'America/Kentucky/Louisville': 'KY',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO MT NM UT WY',
    'America/Boise': 'ID',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
  },
};

/** Time zones by the code of the province or state. */
export function regionZones(country: CountryCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REGIONS_OF_ZONES[country] ?? {}).flatMap(([zone, regions]) =>
      regions.split(' ').map((region) => [region, zone]),
    ),
  );
}

/** The time zone of an area such as `Halifax, NS`; undefined where it names no province or state. */
export function zoneOfArea(country: CountryCode, area: string): string | undefined {
  const region = area.split(',').at(-1)?.trim().toUpperCase() ?? '';

  return new Map(Object.entries(regionZones(country))).get(region);
}
