const TIMEOUT_MS = 8000;

/** `/_map/tiles.json`: TileJSON, and the name of the second map if there is one. */
export type TileIndex = {
  tiles: string[];
  minzoom: number;
  maxzoom: number;
  bounds: [number, number, number, number];
  attribution: string;
  vector_layers: { id: string }[];
  secondMap: string | null;
};

/** The site's own tiles; null without any. */
export const readTileIndex = () => readJson<TileIndex>('/_map/tiles.json');

/** Whether a map of this place shows streets: those of the site's tiles, or the configured style. */
export async function hasStreets(
  { lat, lon }: { lat: number; lon: number },
  styleUrl: string | null,
): Promise<boolean> {
  if (styleUrl) return true;
  const index = await readTileIndex();

  return index !== null && covers(index, { lat, lon });
}

/** Whether the tiles have the place. */
export function covers({ bounds }: TileIndex, { lat, lon }: { lat: number; lon: number }): boolean {
  const [west, south, east, north] = bounds;

  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** Null on failure, and for an empty response. */
export async function readJson<Content>(url: string): Promise<Content | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return response?.ok && response.status !== 204
    ? ((await response.json().catch(() => null)) as Content | null)
    : null;
}
