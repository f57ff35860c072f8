import { registerOverlayPortal } from '@puckeditor/core';

/** Excludes an element from selecting and dragging the strap, as its pointer events are for typing. */
export function asOverlayPortal(element: HTMLElement | null) {
  return registerOverlayPortal(element, { disableDragOnFocus: true });
}
