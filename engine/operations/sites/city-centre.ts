import { readFileSync } from 'node:fs';
import { plainWords } from '#domain/search/keywords.ts';
import type { CountryCode } from '#domain/site/time-zones.ts';

type Centre = { lat: number; lon: number };
type City = Centre & { country: string; region: string };

let cities: Map<string, City[]> | null = null;

/**
 * The middle of a city that is named like "Austin, TX"; the largest one of the name where no province or state follows. Null
 * for one that the table does not have, or whose region is written in another way.
 */
export function cityCentre(country: CountryCode, area: string): Centre | null {
  const [name = '', region] = area.split(',').map((part) => part.trim());
  cities ??= readCities();
  const called = cities.get(plainWords(name))?.filter((city) => city.country === country) ?? [];
  const city = region ? called.find((one) => one.region === region.toUpperCase()) : called[0];

  return city ? { lat: city.lat, lon: city.lon } : null;
}

/** Cities of Canada and the United States from 15,000 people on, the largest first, from GeoNames (CC BY 4.0). */
function readCities(): Map<string, City[]> {
  const byName = new Map<string, City[]>();
  const table = readFileSync(new URL('./cities.tsv', import.meta.url), 'utf8');
  for (const line of table.trimEnd().split('\n')) {
    const [country = '', region = '', name = '', lat, lon] = line.split('\t');
    const key = plainWords(name);
    byName.set(key, [...(byName.get(key) ?? []), { country, region, lat: Number(lat), lon: Number(lon) }]);
  }

  return byName;
}
