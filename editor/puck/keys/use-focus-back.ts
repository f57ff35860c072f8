import { useEffect, useRef, useState } from 'react';

/**
 * A panel that goes away with the focus in it gives the focus back to what had it before, in the canvas too; where that is gone as
 * well, to `otherwise`. A focus that is elsewhere by then stays there.
 */
export function useFocusBack(otherwise: () => HTMLElement | null = () => null): void {
  // Before any effect: those of the panel take the focus first.
  const [before] = useState(focusedElement);
  const find = useRef(otherwise);
  find.current = otherwise;

  useEffect(
    () => () => {
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body) return;
      (before?.isConnected ? before : find.current())?.focus({ preventScroll: true });
    },
    [before],
  );
}

function focusedElement(): HTMLElement | null {
  const element = document.activeElement;
  const inside = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : element;

  return (inside as HTMLElement | null | undefined) ?? null;
}
