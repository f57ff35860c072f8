/** The document of the canvas, once it is there. */
export function canvasDocument(): Document | null {
  return document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument ?? null;
}

/** The element of a strap in the canvas. */
export function strapElement(id: string): HTMLElement | null {
  return canvasDocument()?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
}

/** Brings a strap of the canvas into view once it stands where it belongs. */
export function scrollToStrap(id: string): void {
  requestAnimationFrame(() => strapElement(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

/** Brings a strap into view and the keyboard to it. */
export function focusStrap(id: string): void {
  requestAnimationFrame(() => {
    const element = strapElement(id);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    element?.focus({ preventScroll: true });
  });
}
