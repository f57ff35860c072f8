import { nextTask, readInput, replayInput } from './early-input.ts';

declare global {
  interface Window {
    /** Set by the start script until hydration: the visitor's input so far, and the listeners that record it. */
    earlyInput?: {
      recordClick: (event: MouseEvent) => void;
      /** The last button that was clicked. */
      button: HTMLElement | null;
      recordInput: (event: Event) => void;
      /** The fields that were changed. */
      fields: EventTarget[];
      /** URL of the document before any step back. */
      url: string;
    };
  }
}

/**
 * Replays what the visitor did before hydration: first the input, then the click, so nothing has to be done twice. In
 * separate tasks, as React hydrates a boundary synchronously for a click, but not while it renders. Resolves when all is
 * replayed.
 */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;

  delete window.earlyInput;
  document.removeEventListener('click', earlyInput.recordClick, true);
  for (const type of ['input', 'change']) document.removeEventListener(type, earlyInput.recordInput, true);
  await replay(earlyInput.fields, earlyInput.button);
}

async function replay(fields: readonly EventTarget[], button: HTMLElement | null): Promise<void> {
  await replayInput(readInput(fields));
  await nextTask();
  if (button?.isConnected) button.click();
}
