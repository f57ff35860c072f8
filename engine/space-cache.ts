import { LRUCache } from 'lru-cache';
import { withoutSignal } from './calls/call-signal.ts';

/** Caches what is expensive to read, per space, until it is invalidated or expires. */
export type SpaceCache = {
  /** For what may be some minutes old. */
  getOrCompute<T>(spaceId: string, key: string, make: () => Promise<T>): Promise<T>;
  /**
   * For documents that must be those of the store: cached only while their changes are announced, and until the time that
   * the document names.
   */
  getExact<T>(
    spaceId: string,
    key: string,
    make: () => Promise<T>,
    untilOf?: (made: T) => Date | null,
  ): Promise<T>;
  /** Whether changes in the store drop what is cached of their space. */
  follow(isFollowing: boolean): void;
  drop(spaceId: string): void;
  clear(): void;
};

type Entry = { spaceId: string; value: Promise<unknown>; until: number };

const LIFETIME_MS = 5 * 60_000;
/** As JSON; objects take several times as much. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Assumed while a value is computed. */
const FIRST_CHARACTERS = 1000;

export function createSpaceCache(clock: () => Date, maxCharacters = MAX_CHARACTERS): SpaceCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxCharacters });
  let isFollowing = false;

  function getOrCompute<T>(
    spaceId: string,
    name: string,
    make: () => Promise<T>,
    untilOf: (made: T) => Date | null = () => null,
  ): Promise<T> {
    const key = `${spaceId}\n${name}`;
    const found = entries.get(key);
    if (found && found.until > clock().getTime()) return found.value as Promise<T>;

    const value = withoutSignal(make);
    const entry = { spaceId, value, until: clock().getTime() + LIFETIME_MS };
    entries.set(key, entry, { size: FIRST_CHARACTERS });
    value.then(
      (made) => {
        // An equal object would keep the size it has.
        const until = Math.min(entry.until, untilOf(made)?.getTime() ?? Number.POSITIVE_INFINITY);
        if (entries.peek(key) === entry) entries.set(key, { ...entry, until }, { size: sizeOf(made) });
      },
      // Failures are not cached, so that unknown spaces do not fill memory.
      () => {
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );

    return value;
  }

  return {
    getOrCompute,
    getExact: (spaceId, name, make, untilOf) =>
      isFollowing ? getOrCompute(spaceId, name, make, untilOf) : make(),
    follow(next) {
      isFollowing = next;
      entries.clear();
    },
    drop(spaceId) {
      for (const [key, entry] of entries) if (entry.spaceId === spaceId) entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}

const sizeOf = (value: unknown) => (JSON.stringify(value)?.length ?? 0) + 1;
