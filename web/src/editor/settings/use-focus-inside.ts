import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SettingsPlace } from './settings-outline.ts';

/** Takes the focus to the title each time the settings are opened, and back to where it was once they close. */
export function useFocusInside(place: SettingsPlace): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  // Before any effect: those of the panels take the focus first.
  const [before] = useState(focusedElement);

  // A panel that was asked for takes the focus itself (config-panels.tsx).
  useEffect(() => {
    if (!place.panel && !place.group) title.current?.focus({ preventScroll: true });
  }, [place]);

  useEffect(() => () => before?.focus({ preventScroll: true }), [before]);

  return title;
}

/** What has the focus, in the canvas too. */
function focusedElement(): HTMLElement | null {
  const element = document.activeElement;
  const inside = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : element;

  return (inside as HTMLElement | null | undefined) ?? null;
}
