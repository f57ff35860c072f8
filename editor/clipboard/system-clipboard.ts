import { isClip } from './strap-clipboard.ts';

const KEPT_COPY = 'strapwork.copied-straps';

/**
 * Copies straps: to the clipboard, which other sites and browsers see, and beside it in this browser, for when the
 * clipboard may not be read. False when only this browser has them.
 */
export async function copyStraps(clip: string): Promise<boolean> {
  keepCopy(clip);
  try {
    await navigator.clipboard.writeText(clip);
    return true;
  } catch {
    return false;
  }
}

/** For the browser's own copying. */
export function keepCopy(clip: string): void {
  try {
    localStorage.setItem(KEPT_COPY, clip);
  } catch {
    // A browser that keeps nothing has the clipboard alone.
  }
}

/** What the clipboard holds, or, where it may not be read, what was copied in this browser last; empty for nothing. */
export async function readClipboard(): Promise<string> {
  try {
    const text = await navigator.clipboard.readText();
    if (isClip(text)) return text;
    return text === '' ? keptCopy() : text;
  } catch {
    return keptCopy();
  }
}

function keptCopy(): string {
  try {
    return localStorage.getItem(KEPT_COPY) ?? '';
  } catch {
    return '';
  }
}
