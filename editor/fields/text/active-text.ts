import type { Editor } from '@tiptap/react';
import { useSyncExternalStore } from 'react';

/** The focused rich text editor of the canvas, and its strap. */
type TextInStrap = { editor: Editor; strapId: string };

export type ActiveText = ReturnType<typeof createActiveText>;

/** The rich text editor that the toolbar of its strap formats. */
export function createActiveText() {
  const listeners = new Set<() => void>();
  let current: TextInStrap | null = null;

  return {
    get: () => current,
    set(next: TextInStrap | null): void {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useActiveText({ subscribe, get }: ActiveText): TextInStrap | null {
  return useSyncExternalStore(subscribe, get);
}
