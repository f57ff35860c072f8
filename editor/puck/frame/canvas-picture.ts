import { arrange } from '../page/arrange.ts';
import { ROOT_ZONE } from '../page/zones.ts';
import { afterPaint } from './after-paint.ts';
import { canvasDocument } from './canvas-frame.ts';

/** What the canvas shows, where Puck comes later. */
export type CanvasPicture = {
  /** Puts the straps in the order of their ids. */
  arrange: (ids: readonly string[]) => void;
  /** Runs once what the picture shows now is painted, or before something is pressed. */
  afterPaint: (run: () => void) => Promise<void>;
};

export const CANVAS_PICTURE: CanvasPicture = {
  arrange(ids) {
    const zone = canvasDocument()?.querySelector(`[data-puck-dropzone="${ROOT_ZONE}"]`);
    if (zone) arrange(zone, ids);
  },

  afterPaint(run) {
    const view = canvasDocument()?.defaultView;

    return afterPaint(view ? [window, view] : [window], run);
  },
};
