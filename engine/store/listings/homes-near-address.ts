import { type Kysely, sql } from 'kysely';
import type { LatLon } from '../places/place-points.ts';
import type { Schema } from '../schema.ts';
import { postalCode } from './postal-code-condition.ts';

type Db = Kysely<Schema>;
type Position = { lat: number | null; lon: number | null };

/** The middle of the homes with a postal code; null where none has it. Only positions that visitors see are read. */
export async function middleOfPostalCode(
  db: Db,
  { source, code }: { source: string; code: string },
): Promise<LatLon | null> {
  const { rows } = await sql<Position>`
    select avg(location[1]) as lat, avg(location[0]) as lon from listings
    where source = ${source} and location is not null and postal_code is not null and ${postalCode} = ${code}`.execute(
    db,
  );

  return positionOf(rows[0]);
}

type Street = { source: string; street: string; city: string; number: number };

/** The home of a street whose number is nearest. */
export async function nearestOnStreet(
  db: Db,
  { source, street, city, number }: Street,
): Promise<(LatLon & { address: string }) | null> {
  const { rows } = await sql<Position & { address: string }>`
    select location[1] as lat, location[0] as lon, address from listings
    where source = ${source} and location is not null and lower(street) = lower(${street})
      and lower(city) = lower(${city})
    order by abs(coalesce(substring(address from '([0-9]{1,8})[a-zA-Z]* +[^0-9]')::integer, 0) - ${number}::integer), id
    limit 1`.execute(db);
  const position = positionOf(rows[0]);

  return position && { ...position, address: rows[0]?.address ?? '' };
}

function positionOf(row: Position | undefined): LatLon | null {
  return row && row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null;
}
