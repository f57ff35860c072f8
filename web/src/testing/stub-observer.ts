import { vi } from 'vitest';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** Stubs IntersectionObserver for jsdom: everything observed intersects a moment later, or never. */
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
