import { type RefObject, useEffect, useRef } from 'react';
import type { Parts } from '#domain/parts/declaration.ts';
import { strapElement } from '../puck/frame/canvas-frame.ts';
import { useFocusBack } from '../puck/keys/use-focus-back.ts';
import { spelt } from '../spelling.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Input = {
  place: SettingsPlace;
  strapId: string;
  /** The field to focus. */
  field: WantedField | undefined;
};

/** Labels of a field, and of the field of one item if it is a list. */
type WantedField = { label: string; item: { index: number; label: string } | null };

/** The field of a member such as `title` or `items[1].author`. */
export function wantedField(parts: Parts | undefined, path = ''): WantedField | undefined {
  const [, member = '', index, own = ''] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(path) ?? [];
  const declared = parts?.[member];
  if (!declared?.label) return undefined;
  const of: Parts = declared.kind === 'list' && declared.of.kind === 'group' ? declared.of.of : {};
  const label = of[own]?.label;

  return { label: spelt(declared.label), item: label ? { index: Number(index), label: spelt(label) } : null };
}

/** Frames to wait for a field, whose code is loaded with the first one. */
const FRAMES = 120;
const CONTROLS = 'input, select, textarea, button, [contenteditable="true"]';

/** Focuses the title or the wanted field when the settings open, and restores the focus, or focuses the strap, when they close. */
export function useFocusInside({ place, strapId, field }: Input): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(field);
  wanted.current = field;
  useFocusBack(() => strapElement(strapId));

  // A requested panel takes the focus itself (config-panels.tsx).
  useEffect(() => {
    if (!place.panel && !place.group) title.current?.focus({ preventScroll: true });
    const panel = title.current?.closest<HTMLElement>('[role="dialog"]');
    if (wanted.current && panel) return focusField(panel, wanted.current);
  }, [place]);

  return title;
}

function fieldIn(element: Element, label: string): Element | null {
  const name = [...element.querySelectorAll('.editor-label')].find((node) => node.textContent === label);

  return name?.closest('.editor-field, .editor-group') ?? null;
}

/** The field of an item of a list, which opens if it is closed. */
function inItem(list: Element, { index, label }: { index: number; label: string }): Element | null {
  const item = list.querySelectorAll('.editor-list__item')[index];
  item?.querySelector<HTMLElement>('.editor-list__name[aria-expanded="false"]')?.click();

  return item ? fieldIn(item, label) : null;
}

/** Returns what ends the waiting. */
function focusField(panel: HTMLElement, { label, item }: WantedField): () => void {
  let frames = FRAMES;
  let next = 0;
  const find = () => {
    const field = fieldIn(panel, label);
    const control = (item && field ? inItem(field, item) : field)?.querySelector<HTMLElement>(CONTROLS);
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
