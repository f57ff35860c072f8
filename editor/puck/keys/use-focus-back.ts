import { useEffect, useRef, useState } from 'react';

/**
 * Restores the focus, also in the canvas, when a panel unmounts with the focus in it; if that element is gone, focuses the
 * result of `otherwise`.
 */
export function useFocusBack(otherwise: () => HTMLElement | null = () => null): void {
  // Read before effects, as those of the panel take the focus.
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
