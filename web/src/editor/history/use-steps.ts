import { useMemo, useRef } from 'react';
import { commitTyped } from '../fields/use-debounced-commit.ts';
import type { Step } from './timeline.ts';
import { useTimeline } from './timeline-context.tsx';

/** Undo and redo for buttons and keys. What is being typed is a step first. */
export function useSteps(onStep: (kind: 'undone' | 'redone', step: Step) => void) {
  const timeline = useTimeline();
  const notify = useRef(onStep);
  notify.current = onStep;

  return useMemo(() => {
    const go = (kind: 'undone' | 'redone') => {
      commitTyped();
      const step = kind === 'undone' ? timeline.undo() : timeline.redo();
      if (step) notify.current(kind, step);
    };

    return { undo: () => go('undone'), redo: () => go('redone') };
  }, [timeline]);
}
