import { type RefObject, useEffect, useRef } from 'react';
import { strapElement } from '../puck/frame/canvas-frame.ts';
import { useFocusBack } from '../puck/keys/use-focus-back.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Input = { place: SettingsPlace; strapId: string };

/** Focuses the title when the settings open, and restores the focus, or focuses the strap, when they close. */
export function useFocusInside({ place, strapId }: Input): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusBack(() => strapElement(strapId));

  // A requested panel takes the focus itself (config-panels.tsx).
  useEffect(() => {
    if (!place.panel && !place.group) title.current?.focus({ preventScroll: true });
  }, [place]);

  return title;
}
