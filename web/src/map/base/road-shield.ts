import type { Map as MapLibreMap } from 'maplibre-gl';
import { SHIELD } from './base-layers.ts';
import { cssColor } from './css-color.ts';
import { roomImage } from './marker-rooms.ts';

const SIDE = 40;
const RADIUS = 8;
const RATIO = 2;

/** The plate under the numbers of highways and the rooms of markers, rendered when the style first uses them. */
export function addMapImages(map: MapLibreMap, container: HTMLElement): void {
  map.setMissingStyleImageResolver((id) => {
    const room = map.hasImage(id) ? null : roomImage(id);
    if (room) return void map.addImage(id, room);
    const canvas = id === SHIELD && !map.hasImage(SHIELD) ? plate(container) : null;
    if (!canvas) return;
    const inner: [number, number] = [RADIUS, SIDE - RADIUS];
    map.addImage(SHIELD, canvas, {
      pixelRatio: RATIO,
      stretchX: [inner],
      stretchY: [inner],
      content: [4, 4, SIDE - 4, SIDE - 4],
    });
  });
}

function plate(container: HTMLElement): ImageData | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.beginPath();
  context.roundRect(1, 1, SIDE - 2, SIDE - 2, RADIUS);
  context.fillStyle = cssColor(container, 'var(--color-bg)');
  context.fill();
  context.lineWidth = RATIO;
  context.strokeStyle = cssColor(container, 'color-mix(in srgb, var(--color-text) 30%, var(--color-bg))');
  context.stroke();

  return context.getImageData(0, 0, SIDE, SIDE);
}
