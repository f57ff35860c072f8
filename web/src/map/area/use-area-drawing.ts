import { useEffect, useRef, useState } from 'react';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import type { AreaDrawing, AreaDrawingOptions } from './area-drawing.ts';
import type { MapView } from '../map-view.ts';

export type DrawingMode = AreaDrawingOptions['mode'];

type AreaTools = {
  /** The current drawing mode; null when not drawing. */
  mode: DrawingMode | null;
  /** The drawing code is loaded. */
  isReady: boolean;
  begin: (mode: DrawingMode) => void;
  cancel: () => void;
  /** Accepts the area as drawn now. */
  finish: () => void;
};

/** State of drawing on a map: one area at a time. */
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
    let isUnmounted = false;
    const { area: corners, onArea: commit } = latest.current;

    view
      .draw({
        mode,
        ...(corners && { corners }),
        onFinish: (drawn) => {
          setMode(null);
          commit(drawn);
        },
      })
      .then(
        (started) => {
          if (isUnmounted) return started.stop();
          drawing.current = started;
          setReady(true);
        },
        () => {
          notify({ type: 'warning', message: message('search.map.draw.failed') });
          setMode(null);
        },
      );

    return () => {
      isUnmounted = true;
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
