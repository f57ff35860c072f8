import type { Feature } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapMarker } from '../map-markers.ts';
import { mapOverlay } from './map-overlay.ts';
import { markerSize } from './marker-size.ts';

const ROOM = /^room-(\d+)x(\d+)$/;
/** Sizes are rounded up, so that a map needs few images. */
const STEP_PX = 8;
const ANCHORS = { above: 'bottom', below: 'top', right: 'left', left: 'right' } as const;

/** Invisible symbols as large as the markers: the map places no name below them. */
export function markerRooms(map: MapLibreMap): (markers: readonly MapMarker[]) => void {
  const show = mapOverlay(
    map,
    'marker-rooms',
    () => [
      {
        id: 'marker-rooms',
        type: 'symbol',
        layout: {
          'icon-image': ['get', 'room'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
          'icon-padding': 1,
        },
      },
    ],
    { isOverNames: true },
  );

  return (markers) => show({ type: 'FeatureCollection', features: markers.map(roomOf) });
}

/** The transparent image of a room; null for the id of another image. */
export function roomImage(id: string): { width: number; height: number; data: Uint8Array } | null {
  const [width = 0, height = 0] = ROOM.exec(id)?.slice(1).map(Number) ?? [];

  return width > 0 ? { width, height, data: new Uint8Array(width * height * 4) } : null;
}

function roomOf(marker: MapMarker): Feature {
  const { width, height } = markerSize(marker);
  const isCircle = marker.kind === 'cluster' && marker.from === null;
  const properties = {
    room: `room-${stepped(width)}x${stepped(height)}`,
    anchor: isCircle ? 'center' : ANCHORS[marker.side ?? 'above'],
  };

  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [marker.lon, marker.lat] } };
}

const stepped = (px: number) => Math.ceil(px / STEP_PX) * STEP_PX;
