import type { Editor } from '@tiptap/react';
import { useSyncExternalStore } from 'react';

/** A rich text of the canvas with the caret in it, and the strap it is in. */
type TextInStrap = { editor: Editor; strapId: string };

export type ActiveText = ReturnType<typeof createActiveText>;

/** Which rich text of the canvas is typed into: the tools of its strap format it. */
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
