import { inTurn } from '../../ui/in-turn.ts';
import { canvasDocument } from './canvas-frame.ts';

/** A little longer than Puck waits until it hands rich text on (web/vite/quicker-puck.ts). */
const HANDED_ON_AFTER_MS = 230;

/** Runs what is for the whole page: at once, or where somebody wrote last in rich text, once the last of it is part of the page. */
export function afterTyping(run: () => void): void {
  const isWritten = canvasDocument()?.activeElement?.matches('.ProseMirror');
  if (isWritten) setTimeout(() => inTurn(run), HANDED_ON_AFTER_MS);
  else run();
}
