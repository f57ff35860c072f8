import { useEffect } from 'react';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { PASTE_MAX_CHARACTERS } from './clean-pasted.ts';

/** Editable elements. */
const TYPED_INTO = '[contenteditable="true"], textarea, input';

/** Rejects pastes that would freeze the browser. */
export function PasteGuard({ canvas }: { canvas: Document | undefined }) {
  useEffect(() => {
    const documents = [document, ...(canvas && canvas !== document ? [canvas] : [])];
    for (const each of documents) each.addEventListener('paste', guard, true);

    return () => {
      for (const each of documents) each.removeEventListener('paste', guard, true);
    };
  }, [canvas]);

  return null;
}

function guard(event: ClipboardEvent): void {
  const isTyped = (event.target as Element | null)?.closest?.(TYPED_INTO);
  const length = event.clipboardData?.getData('text/plain').length ?? 0;
  if (!isTyped || length <= PASTE_MAX_CHARACTERS) return;

  event.preventDefault();
  event.stopImmediatePropagation();
  notifyAgent({
    type: 'warning',
    message: editorMessage('paste.tooLong', { limit: PASTE_MAX_CHARACTERS.toLocaleString() }),
  });
}
