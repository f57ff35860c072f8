import { type Kysely, sql } from 'kysely';
import type { LatLon } from './place-points.ts';
import type { Schema } from '../schema.ts';

export type Outline = { id: string; name: string; placetype: string; geometry: Record<string, unknown> };

/** Larger places extend far beyond a map of a city. */
const TOO_LARGE = ['planet', 'continent', 'empire', 'country', 'macroregion', 'region', 'ocean'];
/** Radius around the centre. */
const REACH_DEGREES = 0.75;

/** The places around a point that have an outline, the largest first so that smaller ones are drawn above. */
export async function outlinesAround(db: Kysely<Schema>, { lat, lon }: LatLon): Promise<Outline[]> {
  const corners = `(${lon + REACH_DEGREES},${lat + REACH_DEGREES}),(${lon - REACH_DEGREES},${lat - REACH_DEGREES})`;

  return db
    .selectFrom('places')
    .select([sql<string>`id::text`.as('id'), 'name', 'placetype'])
    .select(sql<Record<string, unknown>>`geometry`.as('geometry'))
    .where('current', '=', true)
    .where('geometry', 'is not', null)
    .where('placetype', 'not in', TOO_LARGE)
    .where(sql<boolean>`bounds && ${corners}::text::box`)
    .orderBy(sql`area(bounds) desc`)
    .orderBy('places.id')
    .execute();
}
