/** What the browser remembers of the nag flow; signing out clears it. */
const TERMS_KEY = 'strapwork-terms-agreement';
const INTENTION_KEY = 'strapwork-intention';
const CLOSED_KEY = 'strapwork-nag-closed';

export type RememberedTerms = { source: string; version: string; agreedAt: string };

export function rememberTerms(terms: RememberedTerms): void {
  write(TERMS_KEY, JSON.stringify(terms));
}

/** The path of what the visitor wanted to see. */
export function rememberIntention(path: string): void {
  write(INTENTION_KEY, path);
}

export function readIntention(): string | null {
  try {
    return localStorage.getItem(INTENTION_KEY);
  } catch {
    return null;
  }
}

export function clearIntention(): void {
  remove(INTENTION_KEY);
}

/** The bar stays closed as long as the tab is open. */
export function rememberClosedBar(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'true');
  } catch {}
}

export function isBarClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

export function clearNagMemory(): void {
  for (const key of [TERMS_KEY, INTENTION_KEY]) remove(key);
  try {
    sessionStorage.removeItem(CLOSED_KEY);
  } catch {}
}

/** Without storage, as in some private windows, nothing is remembered. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
