import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Copies the map into a canvas that can be printed, after every move: a browser prints no WebGL canvas, and
 * its pixels can only be read while it renders.
 */
export function copyDrawn(map: MapLibreMap, canvas: HTMLCanvasElement, onCopied: () => void): void {
  let isCopying = false;

  map.on('idle', () => {
    if (isCopying) {
      isCopying = false;
      return;
    }
    isCopying = true;
    map.once('render', () => {
      const { width, height } = map.getCanvas();
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.drawImage(map.getCanvas(), 0, 0);
      onCopied();
    });
    map.triggerRepaint();
  });
}
