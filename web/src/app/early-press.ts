declare global {
  interface Window {
    /** Set by the start script until the page works: the button that was pressed last, and what listens for it. */
    earlyPress?: { keep: (event: MouseEvent) => void; button: HTMLElement | null };
  }
}

/**
 * Presses the button that was pressed before the page worked; nothing needs to be pressed twice. In a task of its own, as React makes the
 * part of the page it lies in work at once for a press, but not while it draws.
 */
export function pressEarlyButton(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;

  delete window.earlyPress;
  document.removeEventListener('click', earlyPress.keep, true);
  const { button } = earlyPress;
  if (button) setTimeout(() => button.isConnected && button.click());
}
