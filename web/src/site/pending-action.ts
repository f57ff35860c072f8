const KEY = 'strapwork-pending-action';
/** A sign-in that takes longer counts as abandoned. */
const LIFETIME_MS = 60 * 60 * 1000;

/** What a visitor wanted before signing in, with its argument. */
export type PendingAction =
  | { action: 'add-favourite'; listingId: string }
  | { action: 'save-search'; url: string; name?: string | undefined }
  /** Searches an area that was drawn. */
  | { action: 'search-area'; url: string };

/** Stores the action on the device until the visitor is signed in. */
export function rememberAction(pending: PendingAction): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...pending, at: Date.now() }));
  } catch {
    // Without storage the visitor repeats the action after signing in.
  }
}

export function clearAction(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** Takes the stored action; null when there is none or it is too old. */
export function takeAction(): PendingAction | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    clearAction();
    return stored && Date.now() - stored.at < LIFETIME_MS ? stored : null;
  } catch {
    return null;
  }
}
