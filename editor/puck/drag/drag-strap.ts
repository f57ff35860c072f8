import { afterPaint } from '#web/src/ui/after-paint.ts';
import { heightOfGap, nearestGap, placeInGap, scrollSpeed } from './drag-gaps.ts';
import { listenToDrag, preventClick } from './drag-listeners.ts';
import { showDragMarks } from './drag-marks.ts';

type Drag = {
  strap: HTMLElement;
  /** The event that started the drag. */
  event: PointerEvent;
  label: string;
  /** `place` is the index among the other straps, possibly unchanged; resolves when the canvas shows it and its toolbar. */
  onDrop: (place: number) => Promise<void>;
};

/** Drags a strap until it is dropped, or cancelled by Escape or a second finger. Returns a cancel function. The strap itself is not moved. */
export function dragStrap({ strap, event, label, onDrop }: Drag): () => void {
  const canvas = strap.ownerDocument;
  const view = canvas.defaultView;
  const zone = strap.parentElement;
  if (!view || !zone) return () => {};
  const marks = showDragMarks(canvas, label, { isByFinger: event.pointerType !== 'mouse' });
  const dragging = new AbortController();
  const pointer = { x: event.clientX, y: event.clientY };
  let frame = 0;
  let before = view.performance.now();

  const straps = () => [...zone.children].filter((child) => child.hasAttribute('data-puck-component'));
  const look = () => {
    const all = straps();
    const spans = all.map((one) => one.getBoundingClientRect());
    const gap = nearestGap(spans, pointer.y);
    const from = all.indexOf(strap);

    return { from, place: placeInGap(from, gap), top: heightOfGap(spans, gap) };
  };
  const where = () => [pointer.x, pointer.y, view.scrollY, zone.childElementCount].join();
  /** The measurements of the last frame. */
  let seen: { where: string; found: ReturnType<typeof look> } | null = null;
  const draw = (now: number) => {
    frame = view.requestAnimationFrame(draw);
    const speed = scrollSpeed(pointer.y, view.innerHeight);
    if (speed !== 0) view.scrollBy({ top: (speed * (now - before)) / 1000, behavior: 'instant' });
    before = now;
    const found = look();
    seen = { where: where(), found };
    const { from, place, top } = found;
    const { left, width } = zone.getBoundingClientRect();
    marks.show(pointer, place === from ? null : { top, left, width });
  };
  const end = async () => {
    dragging.abort();
    view.cancelAnimationFrame(frame);
    strap.removeAttribute('data-dragged');
    await marks.hide();
  };
  const cancel = () => {
    if (dragging.signal.aborted) return;
    void end()
      .then(() => afterPaint([view, window], () => {}))
      .finally(marks.remove);
  };
  const drop = () => {
    // Reuses the measurements of the last frame.
    const { from, place } = seen?.where === where() ? seen.found : look();
    const hidden = end();
    preventClick(view);
    // The tools appear again with the strap in its place.
    // The strap may have been deleted meanwhile.
    const settled = from < 0 ? Promise.resolve() : onDrop(place);
    void Promise.all([hidden, settled]).finally(marks.remove);
  };

  listenToDrag(view, dragging.signal, {
    onMove: (x, y) => Object.assign(pointer, { x, y }),
    onDrop: drop,
    onCancel: cancel,
  });

  strap.setAttribute('data-dragged', '');
  canvas.getSelection()?.removeAllRanges();
  try {
    marks.sheet.setPointerCapture(event.pointerId);
  } catch {
    // The pointer was lifted in the meantime.
    cancel();
    return cancel;
  }
  marks.sheet.addEventListener('lostpointercapture', cancel, { signal: dragging.signal });
  frame = view.requestAnimationFrame(draw);

  return cancel;
}
