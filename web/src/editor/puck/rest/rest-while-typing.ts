import { inTurn } from '../../../ui/in-turn.ts';
import type { FarStraps } from './far-straps.ts';

/** Nobody types any more so long after the last letter. */
const TYPED_MS = 2000;

/** Besides letters, what somebody presses who writes on. Everything else may be about another place of the page. */
const WRITING = new Set([
  ...['Backspace', 'Delete', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...['Shift', 'CapsLock', 'AltGraph', 'Dead', 'Process', 'Unidentified'],
]);

/** Straps far from the screen rest while somebody writes on the page: each letter has less to lay out and paint. Answers how to stop. */
export function restWhileTyping(canvas: Document, far: FarStraps): () => void {
  const listening = new AbortController();
  let typing: AbortController | null = null;
  let lastTyped = 0;

  const end = () => {
    if (!typing) return;
    typing.abort();
    typing = null;
    far.wake();
  };
  const begin = () => {
    typing = new AbortController();
    const { signal } = typing;
    const leaveQueue = inTurn(() => far.rest(end));
    let timer = setTimeout(look, TYPED_MS);
    signal.addEventListener('abort', () => {
      leaveQueue();
      clearTimeout(timer);
    });
    function look() {
      const left = lastTyped + TYPED_MS - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else inTurn(() => !signal.aborted && end());
    }

    const options = { capture: true, passive: true, signal };
    canvas.addEventListener('keydown', (key) => isWriting(key) || end(), options);
    canvas.addEventListener('pointerdown', end, options);
    canvas.addEventListener('focusout', end, options);
    canvas.defaultView?.addEventListener('blur', end, options);
  };
  canvas.addEventListener(
    'input',
    () => {
      lastTyped = performance.now();
      if (!typing) begin();
    },
    { capture: true, passive: true, signal: listening.signal },
  );

  return () => {
    listening.abort();
    end();
  };
}

function isWriting(event: KeyboardEvent): boolean {
  // Some letters are typed with AltGr, which is Ctrl and Alt at once.
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

  return !isCommand && (event.key.length === 1 || WRITING.has(event.key));
}
