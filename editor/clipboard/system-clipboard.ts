import { isClip } from './strap-clipboard.ts';

const STORAGE_KEY = 'strapwork.copied-straps';

/** Copies straps to the clipboard, and to `localStorage` in case reading the clipboard is denied. False if only the latter worked. */
export async function copyStraps(clip: string): Promise<boolean> {
  storeCopy(clip);
  try {
    await navigator.clipboard.writeText(clip);
    return true;
  } catch {
    return false;
  }
}

/** Stores a copy in this browser only. */
export function storeCopy(clip: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, clip);
  } catch {
    // Without storage only the clipboard has the copy.
  }
}

/** The text of the clipboard, or the last copy of this browser if reading is denied; empty if there is none. */
export async function readClipboard(): Promise<string> {
  try {
    const text = await navigator.clipboard.readText();
    if (isClip(text)) return text;
    return text === '' ? readCopy() : text;
  } catch {
    return readCopy();
  }
}

function readCopy(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
