/** What the browser remembers of the nag flow; signing out clears it. */
const TERMS_KEY = 'strapwork-terms-agreement';
const INTENTION_KEY = 'strapwork-intention';

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

export function clearNagMemory(): void {
  for (const key of [TERMS_KEY, INTENTION_KEY]) remove(key);
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
