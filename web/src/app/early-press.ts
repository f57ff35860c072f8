declare global {
  interface Window {
    /** Set by the start script until the page works: the button that was pressed last, and what listens for it. */
    earlyPress?: { keep: (event: MouseEvent) => void; button: HTMLElement | null };
  }
}

/** Presses the button that was pressed before the page worked; nothing needs to be pressed twice. */
export function pressEarlyButton(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;

  delete window.earlyPress;
  document.removeEventListener('click', earlyPress.keep, true);
  if (earlyPress.button?.isConnected) earlyPress.button.click();
}
