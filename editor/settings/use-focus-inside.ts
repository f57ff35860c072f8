import { type RefObject, useEffect, useRef } from 'react';
import { strapElement } from '../puck/frame/canvas-frame.ts';
import { useFocusBack } from '../puck/keys/use-focus-back.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Input = {
  place: SettingsPlace;
  strapId: string;
  /** Label of the field to focus. */
  field: string | undefined;
};

/** Frames to wait for a field, whose code is loaded with the first one. */
const FRAMES = 120;
const CONTROLS = 'input, select, textarea, button, [contenteditable="true"]';

/** Focuses the title or the wanted field when the settings open, and restores the focus, or focuses the strap, when they close. */
export function useFocusInside({ place, strapId, field }: Input): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusBack(() => strapElement(strapId));

  // A requested panel takes the focus itself (config-panels.tsx).
  useEffect(() => {
    if (!place.panel && !place.group) title.current?.focus({ preventScroll: true });
    const panel = title.current?.closest<HTMLElement>('[role="dialog"]');
    if (field !== undefined && panel) return focusField(panel, field);
  }, [place, field]);

  return title;
}

/** Returns what ends the waiting. */
function focusField(panel: HTMLElement, label: string): () => void {
  let frames = FRAMES;
  let next = 0;
  const find = () => {
    const name = [...panel.querySelectorAll('.editor-label')].find((node) => node.textContent === label);
    const control = name?.closest('.editor-field, .editor-group')?.querySelector<HTMLElement>(CONTROLS);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
    } else if (frames > 0) {
      frames -= 1;
      next = requestAnimationFrame(find);
    }
  };
  find();

  return () => cancelAnimationFrame(next);
}
