import { choicesIn, makeChoices, nextTask } from './early-choices.ts';

declare global {
  interface Window {
    /** Set by the start script until the page works: what the visitor did meanwhile, and what listens for it. */
    earlyPress?: {
      keep: (event: MouseEvent) => void;
      /** The button that was pressed last. */
      button: HTMLElement | null;
      note: (event: Event) => void;
      /** What was typed or chosen in. */
      fields: EventTarget[];
    };
  }
}

/**
 * Does for the visitor what was done before the page worked: chooses what was chosen, then presses the button that was pressed; nothing
 * needs to be done twice. In tasks of their own, as React makes the part of the page it lies in work at once for a press, but not while it
 * draws.
 */
export function doWhatWasDoneEarly(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;

  delete window.earlyPress;
  document.removeEventListener('click', earlyPress.keep, true);
  for (const type of ['input', 'change']) document.removeEventListener(type, earlyPress.note, true);
  void repeat(earlyPress.fields, earlyPress.button);
}

async function repeat(fields: readonly EventTarget[], button: HTMLElement | null): Promise<void> {
  await makeChoices(choicesIn(fields));
  await nextTask();
  if (button?.isConnected) button.click();
}
