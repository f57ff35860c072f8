import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawFreehandMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  ValidateNotSelfIntersecting,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { simplifyArea, withoutTails } from '#domain/search/area.ts';
import { type LatLon, roundDegrees } from '#domain/search/polyline.ts';
import { hexColor } from '../base/css-color.ts';
import { areaRing } from './area-outline.ts';

export type AreaDrawingOptions = {
  /** Corner by corner, in one stroke, or dragging the corners of an existing area. */
  mode: 'polygon' | 'freehand' | 'edit';
  /** The area to edit. */
  corners?: readonly LatLon[];
  /** A new area was completed. */
  onFinish: (corners: LatLon[]) => void;
};

export type AreaDrawing = {
  /** The area as drawn so far; null before there is one. */
  area: () => LatLon[] | null;
  stop: () => void;
};

/** Hit radius for fingers. */
const REACH_PX = 30;
/** Minimum distance between two corners of a stroke. */
const STROKE_STEP_PX = 12;

/** Draws an area on the map by mouse or touch. */
export function drawArea(
  map: MapLibreMap,
  container: HTMLElement,
  { mode, corners = [], onFinish }: AreaDrawingOptions,
): AreaDrawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'area-drawing' }),
    modes: drawingModes(hexColor(container, 'var(--color-accent)'), hexColor(container, 'var(--color-bg)')),
  });
  draw.start();

  if (mode === 'edit') {
    const id = draw.getFeatureId();
    draw.addFeatures([
      {
        id,
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [areaRing(corners)] },
        properties: { mode: 'polygon' },
      },
    ]);
    draw.setMode('select');
    draw.selectFeature(id);
  } else {
    draw.setMode(mode);
    draw.on('finish', (_, { action }) => {
      const area = drawn(draw, mode);
      // Terra Draw must finish its own event before the mode changes.
      if (action === 'draw' && area) setTimeout(() => onFinish(area));
    });
  }

  return {
    area: () => drawn(draw, mode),
    stop: () => draw.stop(),
  };
}

function drawn(draw: TerraDraw, mode: AreaDrawingOptions['mode']): LatLon[] | null {
  const feature = draw.getSnapshot().find(({ geometry }) => geometry.type === 'Polygon');
  const ring = (feature?.geometry.coordinates[0] ?? []) as [number, number][];
  const stroke = ring.map(([lon, lat]) => ({ lat, lon }));
  const corners = simplifyArea(mode === 'freehand' ? withoutTails(stroke) : stroke).map(({ lat, lon }) => ({
    lat: roundDegrees(lat),
    lon: roundDegrees(lon),
  }));

  return corners.length < 3 ? null : corners;
}

function drawingModes(line: `#${string}`, point: `#${string}`) {
  const area = { fillColor: line, fillOpacity: 0.15, outlineColor: line, outlineWidth: 3 };

  return [
    new TerraDrawPolygonMode({
      pointerDistance: REACH_PX,
      showCoordinatePoints: true,
      validation: (feature, { updateType }) =>
        updateType === 'finish' ? ValidateNotSelfIntersecting(feature) : { valid: true },
      styles: {
        ...area,
        closingPointColor: line,
        closingPointWidth: 8,
        closingPointOutlineColor: point,
        closingPointOutlineWidth: 3,
        coordinatePointColor: point,
        coordinatePointWidth: 5,
        coordinatePointOutlineColor: line,
        coordinatePointOutlineWidth: 2,
      },
    }),
    new TerraDrawFreehandMode({
      minDistance: STROKE_STEP_PX,
      drawInteraction: 'click-move-or-drag',
      styles: { ...area, closingPointColor: line, closingPointOutlineColor: point },
    }),
    new TerraDrawSelectMode({
      pointerDistance: REACH_PX,
      allowManualDeselection: false,
      flags: {
        polygon: {
          feature: {
            draggable: false,
            selfIntersectable: false,
            coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
          },
        },
      },
      styles: {
        selectedPolygonColor: line,
        selectedPolygonFillOpacity: 0.15,
        selectedPolygonOutlineColor: line,
        selectedPolygonOutlineWidth: 3,
        selectionPointColor: point,
        selectionPointWidth: 8,
        selectionPointOutlineColor: line,
        selectionPointOutlineWidth: 3,
        midPointColor: line,
        midPointWidth: 5,
        midPointOutlineColor: point,
        midPointOutlineWidth: 2,
      },
    }),
  ];
}
