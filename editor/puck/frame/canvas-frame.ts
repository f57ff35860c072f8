/** The document of the canvas, once it is there. */
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

/** Brings a strap of the canvas into view once it stands where it belongs. */
export function scrollToStrap(id: string): void {
  requestAnimationFrame(() => strapElement(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

/** Brings a strap into view and the keyboard to it; without one, to the button that inserts the first. */
export function focusStrap(id: string | null): void {
  requestAnimationFrame(() => {
    const element = id === null ? insertButton() : strapElement(id);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    element?.focus({ preventScroll: true });
  });
}

/** On a page without straps (empty-page.tsx). */
function insertButton(): HTMLElement | null {
  return canvasDocument()?.querySelector<HTMLElement>('.editor-canvas-note.is-empty button') ?? null;
}
