import { useEffect, useRef, useState } from 'react';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import type { AreaDrawing, AreaDrawingOptions } from './area-drawing.ts';
import type { MapView } from './map-view.ts';

export type DrawingMode = AreaDrawingOptions['mode'];

type AreaTools = {
  /** What is being drawn; null when nothing is. */
  mode: DrawingMode | null;
  /** The map takes what is drawn: its code is there. */
  isReady: boolean;
  begin: (mode: DrawingMode) => void;
  cancel: () => void;
  /** Takes the area as it is drawn now. */
  finish: () => void;
};

/** Drawing on a map: one area at a time, begun and given up by the visitor. */
export function useAreaDrawing(
  view: MapView | null,
  area: readonly LatLon[] | null,
  onArea: (corners: LatLon[]) => void,
): AreaTools {
  const [mode, setMode] = useState<DrawingMode | null>(null);
  const [isReady, setReady] = useState(false);
  const drawing = useRef<AreaDrawing | null>(null);
  const latest = useRef({ area, onArea });

  useEffect(() => {
    latest.current = { area, onArea };
  });

  useEffect(() => {
    view?.outline(mode === null ? area : null);
  }, [view, mode, area]);

  useEffect(() => {
    if (!view || !mode) return;
    let isGone = false;
    const { area: corners, onArea: take } = latest.current;

    view
      .draw({
        mode,
        ...(corners && { corners }),
        onFinish: (drawn) => {
          setMode(null);
          take(drawn);
        },
      })
      .then(
        (begun) => {
          if (isGone) return begun.stop();
          drawing.current = begun;
          setReady(true);
        },
        () => {
          notify({ type: 'warning', message: message('search.map.draw.failed') });
          setMode(null);
        },
      );

    return () => {
      isGone = true;
      setReady(false);
      drawing.current?.stop();
      drawing.current = null;
    };
  }, [view, mode]);

  return {
    mode,
    isReady,
    begin: setMode,
    cancel: () => setMode(null),
    finish: () => {
      const drawn = drawing.current?.area();
      setMode(null);
      if (drawn) onArea(drawn);
    },
  };
}
