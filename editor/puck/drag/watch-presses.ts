import { isElement } from '../keys/event-target.ts';

/** Distance after which a mouse press becomes a drag, in pixels. */
const FAR = 5;
/** Duration after which a touch becomes a drag; moving further than `FAR` before that scrolls. */
const HOLD_MS = 250;
const STILL = 10;

/** Elements that handle pointer presses themselves. */
const CONTROLS = [
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'button:not([disabled])',
  'a[href]',
  '[contenteditable]:not([contenteditable="false"])',
].join();

/** A drag handle, which drags immediately, also by touch; its value is the strap's id (strap-toolbar.tsx). */
const HANDLE = 'data-strap-handle';

/** Calls `onDrag` with the id of a strap when a press on it becomes a drag. Returns a function to stop watching. */
export function watchPresses(
  canvas: Document,
  onDrag: (id: string, event: PointerEvent) => void,
): () => void {
  const watching = new AbortController();
  let press: AbortController | null = null;

  const onDown = (down: PointerEvent) => {
    press?.abort();
    const strap = pressedStrap(down);
    if (!strap) return;
    const pressed = new AbortController();
    press = pressed;
    const begin = (event: PointerEvent) => {
      pressed.abort();
      onDrag(strap.id, event);
    };
    const hasToRest = down.pointerType !== 'mouse' && !strap.isByHandle;
    const timer = hasToRest ? setTimeout(() => begin(down), HOLD_MS) : undefined;
    pressed.signal.addEventListener('abort', () => clearTimeout(timer));

    const onMove = (move: PointerEvent) => {
      const distance = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
      if (hasToRest ? distance > STILL : move.buttons === 0) pressed.abort();
      else if (!hasToRest && distance >= FAR) begin(move);
    };
    const options = { capture: true, signal: pressed.signal };
    canvas.addEventListener('pointermove', onMove, options);
    canvas.addEventListener('pointerup', () => pressed.abort(), options);
    canvas.addEventListener('pointercancel', () => pressed.abort(), options);
    // Prevents native dragging of text and pictures.
    canvas.addEventListener('selectstart', prevent, options);
    canvas.addEventListener('dragstart', prevent, options);
  };
  canvas.addEventListener('pointerdown', onDown, { signal: watching.signal });
  // A touch drag can prevent scrolling only if a non-passive listener was registered before it began.
  canvas.addEventListener('touchmove', () => {}, { passive: false, signal: watching.signal });

  return () => {
    press?.abort();
    watching.abort();
  };
}

/** The pressed strap; null for a control or text in it. A second finger presses none and cancels the first press. */
function pressedStrap({ target, isPrimary, button, defaultPrevented }: PointerEvent) {
  if (!isPrimary || button !== 0 || defaultPrevented || !isElement(target)) return null;
  const handle = target.closest(`[${HANDLE}]`)?.getAttribute(HANDLE);
  if (handle) return { id: handle, isByHandle: true };
  const id = target.closest(CONTROLS)
    ? null
    : target.closest('[data-puck-component]')?.getAttribute('data-puck-component');

  return id ? { id, isByHandle: false } : null;
}

function prevent(event: Event): void {
  event.preventDefault();
}
