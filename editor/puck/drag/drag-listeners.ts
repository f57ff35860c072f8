type DragListeners = {
  /** The pointer's place in the viewport. */
  onMove: (x: number, y: number) => void;
  onDrop: () => void;
  /** Called on Escape and a second finger. */
  onCancel: () => void;
};

/** Receives the events of a drag before the page does, and prevents scrolling, selecting and the context menu. */
export function listenToDrag(view: Window, signal: AbortSignal, drag: DragListeners): void {
  const listen = (
    type: string,
    run: (event: PointerEvent & KeyboardEvent) => void,
    on: EventTarget = view,
  ) => {
    const listener = (happened: Event) => run(happened as PointerEvent & KeyboardEvent);
    on.addEventListener(type, listener, { capture: true, passive: false, signal });
  };
  const moveTo = (event: PointerEvent) => {
    event.stopPropagation();
    drag.onMove(event.clientX, event.clientY);
  };

  listen('pointermove', moveTo);
  listen('pointerup', (event) => {
    moveTo(event);
    drag.onDrop();
  });
  for (const type of ['pointercancel', 'pointerdown']) listen(type, drag.onCancel);
  for (const type of ['touchmove', 'contextmenu', 'selectstart'])
    listen(type, (event) => event.preventDefault());
  for (const place of [view, window]) {
    listen(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        drag.onCancel();
      },
      place,
    );
  }
}

/** Prevents the click that the release of a drag would cause. */
export function preventClick(view: Window): void {
  const prevented = new AbortController();
  const prevent = (click: Event) => {
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  view.addEventListener('click', prevent, { capture: true, signal: prevented.signal });
  setTimeout(() => prevented.abort());
}
