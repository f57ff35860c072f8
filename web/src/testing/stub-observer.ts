import { vi } from 'vitest';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom does not know what is on the screen: everything that is watched, a moment later, or nothing. */
export function stubObserver({ sees }: { sees: boolean }): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        if (sees) setTimeout(() => seen([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}
