import { useEffect } from 'react';
import { isInDialog } from './event-target.ts';

/** Handlers by key name; `Mod` is Ctrl, or Command on a Mac. A handler that returns false does not consume the key. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => boolean>>;

/** Shortcuts of a document, wherever the focus is except in an open dialog. */
export function useShortcuts(target: Document | undefined, shortcuts: Shortcuts): void {
  useEffect(() => {
    if (!target) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[nameOf(event)];
      if (!run || event.isComposing || isInDialog(event.target) || !run(event)) return;
      event.preventDefault();
      // The browser and Puck must not undo as well.
      event.stopImmediatePropagation();
    };
    target.addEventListener('keydown', onKeyDown, true);

    return () => target.removeEventListener('keydown', onKeyDown, true);
  }, [target, shortcuts]);
}

/** The name of a key event, for example `Mod+Shift+z`, `Alt+ArrowUp` or `Delete`. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;

  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name]
    .filter(Boolean)
    .join('+');
}
