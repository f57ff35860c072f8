/** The document of the canvas; null before it is loaded. */
export function canvasDocument(): Document | null {
  return document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument ?? null;
}

/** The element of a strap in the canvas. */
export function strapElement(id: string): HTMLElement | null {
  return canvasDocument()?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
}

/** The button over the header or the footer of the canvas (edited-template.tsx). */
export function templateButton(place: string): HTMLElement | null {
  return canvasDocument()?.querySelector<HTMLElement>(`[data-template="${place}"]`) ?? null;
}

/** Scrolls a strap of the canvas into view after the layout. */
export function scrollToStrap(id: string): void {
  requestAnimationFrame(() => strapElement(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

/** Scrolls a strap into view and focuses it; without one, focuses the button that inserts the first. */
export function focusStrap(id: string | null): void {
  requestAnimationFrame(() => {
    const element = id === null ? insertButton() : strapElement(id);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    element?.focus({ preventScroll: true });
  });
}

/** The insert button of a page without straps (empty-page.tsx). */
function insertButton(): HTMLElement | null {
  return canvasDocument()?.querySelector<HTMLElement>('.editor-canvas-note.is-empty button') ?? null;
}
