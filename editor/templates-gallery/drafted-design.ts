/** Title of the design that this tab has just made a draft, until the editor has said so. */
const KEY = 'strapwork:drafted-design';

export function rememberDrafted(title: string): void {
  try {
    sessionStorage.setItem(KEY, title);
  } catch {
    // Without storage the editor says nothing.
  }
}

/** Null if it was said already. */
export function takeDrafted(): string | null {
  try {
    const title = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);

    return title;
  } catch {
    return null;
  }
}
