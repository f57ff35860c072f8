import { withoutSignal } from './call-signal.ts';

/** What is dear to make and seldom changes, kept for each space until it is dropped or old. */
export type SpaceCache = {
  remember<T>(spaceId: string, key: string, make: () => Promise<T>): Promise<T>;
  drop(spaceId: string): void;
};

const LIFETIME_MS = 5 * 60_000;

export function createSpaceCache(clock: () => Date): SpaceCache {
  const spaces = new Map<string, Map<string, { value: Promise<unknown>; until: number }>>();

  return {
    remember<T>(spaceId: string, key: string, make: () => Promise<T>): Promise<T> {
      const kept = spaces.get(spaceId) ?? new Map();
      const found = kept.get(key);
      if (found && found.until > clock().getTime()) return found.value;

      const value = withoutSignal(make);
      const entry = { value, until: clock().getTime() + LIFETIME_MS };
      spaces.set(spaceId, kept.set(key, entry));
      // A failure is told once and not kept, so that made-up spaces leave nothing behind.
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
        if (kept.size === 0 && spaces.get(spaceId) === kept) spaces.delete(spaceId);
      });

      return value;
    },
    drop: (spaceId) => void spaces.delete(spaceId),
  };
}
