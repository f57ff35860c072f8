import { useMemo, useRef } from 'react';
import { type DocumentStep, useDocumentStore } from '../editing/document-store.ts';
import { commitTyped } from '../fields/use-debounced-commit.ts';

/** Undo and redo for buttons and shortcuts. Commits pending typing first. */
export function useSteps(onStep: (kind: 'undone' | 'redone', step: DocumentStep) => void) {
  const store = useDocumentStore();
  const notify = useRef(onStep);
  notify.current = onStep;

  return useMemo(() => {
    const go = (kind: 'undone' | 'redone') => {
      commitTyped();
      const step = kind === 'undone' ? store.undo() : store.redo();
      if (step) notify.current(kind, step);
    };

    return { undo: () => go('undone'), redo: () => go('redone') };
  }, [store]);
}
