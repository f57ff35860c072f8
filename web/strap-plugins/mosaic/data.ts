import { searchesAmong } from '../kit/empty-searches.ts';
import type { MosaicStrapQuery, MosaicStrapQueryVariables } from './data.generated.ts';
import type { MosaicState } from './parts.ts';

export type MosaicFigures = MosaicStrapQuery;

export const placeOf = (places: readonly string[] | undefined): string | undefined =>
  places?.find((id) => /^\d+$/.test(id));

/** The neighbourhoods and the searches of the tiles; null asks for nothing. */
export function mosaicVariables({ showFigures, items }: MosaicState): MosaicStrapQueryVariables | null {
  const areaIds = showFigures ? [...new Set(items.flatMap(({ places }) => placeOf(places) ?? []))] : [];
  const { paths } = searchesAmong(items.map(({ href }) => href)) ?? { paths: [] };
  if (areaIds.length === 0 && paths.length === 0) return null;

  return { areaIds, hasFigures: areaIds.length > 0, paths };
}
