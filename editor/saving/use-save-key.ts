import { useEffect } from 'react';
import { useDocumentStore } from '../editing/document-store.ts';
import { commitTyped } from '../fields/use-debounced-commit.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { isElement } from '../puck/keys/event-target.ts';
import { SAVE_KEYS } from '../ui/key-names.ts';

const BUTTON = `[aria-keyshortcuts="${SAVE_KEYS}"]`;
const MODAL = 'dialog:modal';

/**
 * Ctrl+S, or ⌘S, presses the save button of the form or dialog around the focus, else Save Changes. The browser saves its
 * file only where nothing can be saved.
 */
export function useSaveKey(target: Document | undefined): void {
  const store = useDocumentStore();

  useEffect(() => {
    if (!target) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      const isInModal = isElement(event.target) && event.target.closest(MODAL) !== null;
      if (!isInModal && store.history() === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      commitTyped();
      // By then what was committed is rendered, and the button follows it.
      setTimeout(() => {
        const button = saveButton(event.target);
        if (button) button.click();
        else if (!isInModal) notifyAgent({ type: 'notice', message: editorMessage('toolbar.nothing') });
      });
    };
    target.addEventListener('keydown', onKeyDown, true);

    return () => target.removeEventListener('keydown', onKeyDown, true);
  }, [target, store]);
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
}

/** The nearest one: a form within a dialog has its own. */
function saveButton(target: EventTarget | null): HTMLElement | null {
  for (let at = isElement(target) ? target : null; at; at = at.parentElement) {
    const button = at.querySelector<HTMLElement>(BUTTON);
    if (button || at.matches(MODAL)) return button;
  }

  // The canvas is a document of its own.
  return document.querySelector<HTMLElement>(BUTTON);
}
