import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { badInput } from '../../errors.ts';

const MOST = 500;

export const nearbyInBounds: NonNullable<QueryResolvers['nearbyInBounds']> = (
  _,
  { bounds, kinds, limit },
  { dataSources },
) => {
  const { north, south, east, west } = bounds;
  const isBox = north > south && east > west && north <= 90 && south >= -90 && east <= 180 && west >= -180;
  if (!isBox) throw badInput('The box has no area, or lies beyond the earth.', 'bounds');
  const wanted = NEARBY_KINDS.filter((kind) => !kinds || kinds.includes(kind));
  if (wanted.length === 0) return [];

  return dataSources.nearby.inBounds(bounds, wanted, readLimit(limit, { fallback: 200, min: 1, max: MOST }));
};
