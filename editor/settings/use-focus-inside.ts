import { type RefObject, useEffect, useRef } from 'react';
import { strapElement } from '../puck/frame/canvas-frame.ts';
import { useFocusBack } from '../puck/keys/use-focus-back.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Input = { place: SettingsPlace; strapId: string };

/** Takes the focus to the title each time the settings are opened, and once they close back to where it was, or to their strap. */
export function useFocusInside({ place, strapId }: Input): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusBack(() => strapElement(strapId));

  // A panel that was asked for takes the focus itself (config-panels.tsx).
  useEffect(() => {
    if (!place.panel && !place.group) title.current?.focus({ preventScroll: true });
  }, [place]);

  return title;
}
