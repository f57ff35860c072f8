export const MAX_FAILURES = 5;
export const WINDOW_MS = 15 * 60 * 1000;
/** Keys that are remembered at most; the oldest goes first, so a flood cannot fill the memory. */
const MAX_KEYS = 10_000;

type Failures = { count: number; firstAt: number };

/** Counts failed sign-ins of one account from one address within a quarter of an hour. */
export type LoginThrottle = {
  isBlocked(key: string): boolean;
  fail(key: string): void;
  succeed(key: string): void;
};

export function createLoginThrottle(now: () => number, maxKeys = MAX_KEYS): LoginThrottle {
  const failures = new Map<string, Failures>();

  function current(key: string): Failures | undefined {
    const entry = failures.get(key);
    if (entry && now() - entry.firstAt >= WINDOW_MS) failures.delete(key);
    return failures.get(key);
  }

  return {
    isBlocked: (key) => (current(key)?.count ?? 0) >= MAX_FAILURES,
    succeed: (key) => void failures.delete(key),
    fail(key) {
      const entry = current(key) ?? { count: 0, firstAt: now() };
      failures.delete(key);
      failures.set(key, { ...entry, count: entry.count + 1 });
      if (failures.size > maxKeys) failures.delete(failures.keys().next().value ?? key);
    },
  };
}
