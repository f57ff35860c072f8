import { useLayoutEffect } from 'react';
import { strapElement } from '../frame/canvas-frame.ts';

/** Attribute of the chosen strap, whose empty texts take room and can be pressed (canvas.css). */
const CHOSEN = 'data-chosen';

/** Shows the empty texts of a strap while it is the chosen one. */
export function useEmptyTexts(id: string, isChosen: boolean): void {
  useLayoutEffect(() => {
    const strap = strapElement(id);
    if (!strap || !isChosen) return;
    keepFocusInPlace(strap.ownerDocument, () => strap.setAttribute(CHOSEN, ''));

    return () => keepFocusInPlace(strap.ownerDocument, () => strap.removeAttribute(CHOSEN));
  }, [id, isChosen]);
}

/** What was pressed stays under the pointer: a second press of a double click would meet something else. */
function keepFocusInPlace({ activeElement, defaultView }: Document, change: () => void): void {
  const focused = activeElement?.closest('[data-puck-component] *, [data-puck-component]');
  const top = focused?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (focused?.getBoundingClientRect().top ?? 0) - top;
  if (moved) defaultView?.scrollBy(0, moved);
}
