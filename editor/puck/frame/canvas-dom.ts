import { afterPaint } from '#web/src/ui/after-paint.ts';
import { arrange } from '../page/arrange.ts';
import { ROOT_ZONE } from '../page/zones.ts';
import { canvasDocument } from './canvas-frame.ts';

/** The DOM of the canvas, which is updated before Puck. */
export type CanvasDom = {
  /** Orders the straps by these ids. */
  arrange: (ids: readonly string[]) => void;
  /** Runs a callback after the next paint, or before the next user action. */
  afterPaint: (run: () => void) => Promise<void>;
};

export const CANVAS_DOM: CanvasDom = {
  arrange(ids) {
    const zone = canvasDocument()?.querySelector(`[data-puck-dropzone="${ROOT_ZONE}"]`);
    if (zone) arrange(zone, ids);
  },

  afterPaint(run) {
    const view = canvasDocument()?.defaultView;

    return afterPaint(view ? [window, view] : [window], run);
  },
};
