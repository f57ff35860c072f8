const KEY = 'strapwork.recent-straps';
const KEPT = 4;

/** Keys of the straps this device inserted last, the latest first. */
export function recentStraps(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');

    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberStrap(name: string): void {
  try {
    const names = [name, ...recentStraps().filter((known) => known !== name)].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage every strap is found where it always is.
  }
}
