import { openArchive } from './map-tiles.ts';

type Place = { lat: number; lon: number };
type Options = {
  /** Path or URL of a PMTiles archive; null if the site has none. */
  archive: string | null;
  /** Another map style covers the world. */
  hasStyle: boolean;
};

/** Whether the site's map has streets at a place; also while its archive cannot be read, which may pass. */
export function createMapCover({ archive, hasStyle }: Options): (place: Place) => Promise<boolean> {
  if (hasStyle) return async () => true;
  if (archive === null) return async () => false;
  const header = openArchive(archive)
    .header()
    .catch(() => null);

  return async ({ lat, lon }) => {
    const box = await header;

    return box === null || (lon >= box.minLon && lon <= box.maxLon && lat >= box.minLat && lat <= box.maxLat);
  };
}
