const KEY = 'strapwork.recent-straps';
const MAX_STRAPS = 4;

/** Keys of the straps inserted last on this device, the latest first. */
export function recentStraps(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');

    return Array.isArray(stored)
      ? stored.filter((name) => typeof name === 'string').slice(0, MAX_STRAPS)
      : [];
  } catch {
    return [];
  }
}

export function storeRecentStrap(name: string): void {
  try {
    const names = [name, ...recentStraps().filter((known) => known !== name)].slice(0, MAX_STRAPS);
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage there is no group of recent straps.
  }
}
