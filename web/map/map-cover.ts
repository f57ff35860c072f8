import type { MapArchive } from './map-archive.ts';

type Place = { lat: number; lon: number };
type Options = {
  /** Null if the site has none. */
  archive: MapArchive | null;
  /** Another map style covers the world. */
  hasStyle: boolean;
};

/** Whether the site's map has streets at a place; also while its archive cannot be read, which may pass. */
export function createMapCover({ archive, hasStyle }: Options): (place: Place) => Promise<boolean> {
  if (hasStyle) return async () => true;
  if (archive === null) return async () => false;
  const header = archive.header().catch(() => null);

  return async ({ lat, lon }) => {
    const box = await header;

    return box === null || (lon >= box.minLon && lon <= box.maxLon && lat >= box.minLat && lat <= box.maxLat);
  };
}
