import spriteUrl from 'virtual:icon-sprite';
import { afterPaint } from '#web/src/ui/after-paint.ts';

type Place = { x: number; y: number };
type Line = { top: number; left: number; width: number };

/** Distance from the pointer to the label, in pixels; above a finger, which would cover it. */
const NAME_OFFSET = 14;
const ABOVE_FINGER = 36;
/** Minimum distance of the label from the edges of the viewport, in pixels. */
const MARGIN = 8;

/**
 * Shows a label beside the pointer and a line at the drop position, on an overlay that captures the pointer, so that
 * nothing below reacts to hovering.
 */
export function showDragMarks(canvas: Document, label: string, { isByFinger }: { isByFinger: boolean }) {
  const sheet = part(canvas, 'sheet');
  const line = part(canvas, 'line');
  const name = part(canvas, 'name');
  name.append(grip(canvas), label);
  sheet.append(line, name);
  // Puck's overlays follow it (canvas.css).
  canvas.body.prepend(sheet);
  const { clientWidth, clientHeight } = canvas.documentElement;
  const { width, height } = name.getBoundingClientRect();
  const within = (place: number, end: number) => Math.max(MARGIN, Math.min(place, end - MARGIN));
  const placeOfName = ({ x, y }: Place): Place =>
    isByFinger
      ? { x: within(x - width / 2, clientWidth - width), y: within(y - ABOVE_FINGER - height, clientHeight) }
      : { x: within(x + NAME_OFFSET, clientWidth - width), y: y + NAME_OFFSET };

  return {
    sheet,

    /** No line: the strap would not move. */
    show(pointer: Place, at: Line | null): void {
      const { x, y } = placeOfName(pointer);
      name.style.translate = `${x}px ${y}px`;
      line.hidden = at === null;
      if (!at) return;
      line.style.translate = `${at.left}px ${at.top}px`;
      line.style.inlineSize = `${at.width}px`;
    },

    /** Hides label and line. Resolves after the paint, when the overlay stops capturing the pointer, as elements below then react to hovering. */
    hide(): Promise<void> {
      sheet.classList.add('is-over');
      return afterPaint([canvas.defaultView ?? window, window], () => sheet.classList.add('is-open'));
    },

    remove(): void {
      sheet.remove();
    },
  };
}

function part(canvas: Document, name: string): HTMLElement {
  const element = canvas.createElement('div');
  element.className = `editor-drag__${name}`;

  return element;
}

function grip(canvas: Document): SVGElement {
  const icon = canvas.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shape = canvas.createElementNS('http://www.w3.org/2000/svg', 'use');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  shape.setAttribute('href', `${spriteUrl}#grip-vertical`);
  icon.append(shape);

  return icon;
}
