import { withoutSignal } from './call-signal.ts';

/** Caches expensive, rarely changing values per space until they are invalidated or expire. */
export type SpaceCache = {
  getOrCompute<T>(spaceId: string, key: string, make: () => Promise<T>): Promise<T>;
  drop(spaceId: string): void;
  clear(): void;
};

const LIFETIME_MS = 5 * 60_000;

export function createSpaceCache(clock: () => Date): SpaceCache {
  const spaces = new Map<string, Map<string, { value: Promise<unknown>; until: number }>>();

  return {
    getOrCompute<T>(spaceId: string, key: string, make: () => Promise<T>): Promise<T> {
      const entries = spaces.get(spaceId) ?? new Map();
      const found = entries.get(key);
      if (found && found.until > clock().getTime()) return found.value;

      const value = withoutSignal(make);
      const entry = { value, until: clock().getTime() + LIFETIME_MS };
      spaces.set(spaceId, entries.set(key, entry));
      // Failures are not cached, so that unknown spaces do not fill memory.
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
        if (entries.size === 0 && spaces.get(spaceId) === entries) spaces.delete(spaceId);
      });

      return value;
    },
    drop: (spaceId) => void spaces.delete(spaceId),
    clear: () => spaces.clear(),
  };
}
