import { useRef, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { PressedCluster } from './load-markers.ts';
import type { MapEvents, MapView } from './map-view.ts';
import type { MapRest } from './use-markers.ts';

type MapRestHandle = {
  /** Null until the map first stops. */
  rest: MapRest | null;
  onRest: MapEvents['onRest'];
  /** The visitor pressed a cluster: its listings are loaded for as long as the map stays zoomed in. */
  zoomInto: (view: MapView | null, cluster: PressedCluster) => void;
};

/** Where the map rests; `onMove` is for moves of the visitor, pressing a cluster included. */
export function useMapRest(
  onMove?: (bounds: Bounds) => void,
  /** The cluster that was pressed before the visitor left the page. */
  pressedBefore: MapRest['pressed'] = null,
): MapRestHandle {
  const [rest, setRest] = useState<MapRest | null>(null);
  const isZoomingIn = useRef(false);
  const pressed = useRef(pressedBefore && { zoom: 0, ...pressedBefore });

  return {
    rest,
    onRest({ bounds, zoom, byUser }) {
      if (pressed.current && zoom <= pressed.current.zoom) pressed.current = null;
      setRest({ bounds, zoom, pressed: pressed.current });
      if (byUser || isZoomingIn.current) onMove?.(bounds);
      isZoomingIn.current = false;
    },
    zoomInto(view, { count, bounds }) {
      pressed.current = { count, bounds, zoom: rest?.zoom ?? 0 };
      isZoomingIn.current = true;
      view?.zoomInto(bounds);
    },
  };
}
