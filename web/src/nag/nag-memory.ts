/** What the browser remembers of the nag flow; signing out clears it. */
const TERMS_KEY = 'strapwork-terms-agreement';
const INTENTION_KEY = 'strapwork-intention';
const CLOSED_KEY = 'strapwork-nag-closed';
const PUT_OFF_KEY = 'strapwork-nag-put-off';

export type RememberedTerms = { source: string; version: string; agreedAt: string };

export function rememberTerms(terms: RememberedTerms): void {
  write(TERMS_KEY, JSON.stringify(terms));
}

/** The path of what the visitor wanted to see. */
export function rememberIntention(path: string): void {
  write(INTENTION_KEY, path);
  forgetInTab(PUT_OFF_KEY);
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
export const rememberClosedBar = () => rememberInTab(CLOSED_KEY);

export const isBarClosed = () => isInTab(CLOSED_KEY);

/** The visitor closed the steps: another load of the page does not open them again until they ask for something new. */
export const rememberPutOff = () => rememberInTab(PUT_OFF_KEY);

export const isPutOff = () => isInTab(PUT_OFF_KEY);

export function clearNagMemory(): void {
  for (const key of [TERMS_KEY, INTENTION_KEY]) remove(key);
  for (const key of [CLOSED_KEY, PUT_OFF_KEY]) forgetInTab(key);
}

function rememberInTab(key: string): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {}
}

function isInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
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
