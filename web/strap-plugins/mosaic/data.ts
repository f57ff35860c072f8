import type { MosaicStrapQuery, MosaicStrapQueryVariables } from './data.generated.ts';
import type { MosaicState } from './parts.ts';

export type MosaicFigures = MosaicStrapQuery;

export const placeOf = (places: readonly string[] | undefined): string | undefined =>
  places?.find((id) => /^\d+$/.test(id));

/** The neighbourhoods of the tiles; null asks for nothing. */
export function mosaicVariables({ showFigures, items }: MosaicState): MosaicStrapQueryVariables | null {
  const areaIds = items.flatMap(({ places }) => placeOf(places) ?? []);

  return showFigures && areaIds.length > 0 ? { areaIds: [...new Set(areaIds)] } : null;
}
