import { useEffect } from 'react';
import { isInDialog } from './event-target.ts';

/** What keys do, by their names: `Mod` is Ctrl, on a Mac the command key. False leaves the key to others. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => boolean>>;

/** Keys pressed in a document that are commands wherever the focus is, save in an open dialog. */
export function useShortcuts(target: Document | undefined, shortcuts: Shortcuts): void {
  useEffect(() => {
    if (!target) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[nameOf(event)];
      if (!run || event.isComposing || isInDialog(event.target) || !run(event)) return;
      event.preventDefault();
      // Neither the text under the caret nor Puck has steps of its own.
      event.stopImmediatePropagation();
    };
    target.addEventListener('keydown', onKeyDown, true);

    return () => target.removeEventListener('keydown', onKeyDown, true);
  }, [target, shortcuts]);
}

/** For example `Mod+Shift+z`, `Alt+ArrowUp` or `Delete`. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;

  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name]
    .filter(Boolean)
    .join('+');
}
