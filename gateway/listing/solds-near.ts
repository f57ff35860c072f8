import { distance } from '#domain/listing/distance.ts';
import type { ShownSold } from '../display-rules/show-sold.ts';
import type { SoldsSource } from '../datasources/solds/solds-source.ts';

/** The newest sales among which the near ones are looked for. */
const NEWEST = 100;
const NEAR_METRES = 4000;

type Point = { lat: number; lon: number };

/** Sold listings around a point, the nearest first; none without a point. */
export async function soldsNear(
  solds: Pick<SoldsSource, 'list'>,
  point: Point | null | undefined,
): Promise<{ gated: boolean; solds: ShownSold[] }> {
  const { gated, solds: newest } = await solds.list({ limit: NEWEST, offset: 0 });
  if (gated || !point) return { gated, solds: [] };

  const near = newest
    .flatMap((sold) => (sold.location ? [{ sold, metres: distance(point, sold.location) }] : []))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((a, b) => a.metres - b.metres);

  return { gated, solds: near.map(({ sold }) => sold) };
}
