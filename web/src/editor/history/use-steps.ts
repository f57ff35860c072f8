import { useEffect, useMemo, useRef } from 'react';
import type { Step } from './timeline.ts';
import { useTimeline } from './timeline-context.tsx';

/** Fields hand on what is typed after 200 ms at the latest; a step back waits for that, or it would miss it. */
const HANDED_ON_MS = 260;

/** Undo and redo for buttons and keys; `watch` makes them wait for what is being typed in that document. */
export function useSteps(onStep: (kind: 'undone' | 'redone', step: Step) => void) {
  const timeline = useTimeline();
  const typedAt = useRef(0);
  const told = useRef(onStep);
  told.current = onStep;

  const steps = useMemo(() => {
    const go = (kind: 'undone' | 'redone') => {
      const run = () => {
        const step = kind === 'undone' ? timeline.undo() : timeline.redo();
        if (step) told.current(kind, step);
      };
      const wait = typedAt.current + HANDED_ON_MS - Date.now();
      if (wait > 0) setTimeout(run, wait);
      else run();
    };

    return {
      undo: () => go('undone'),
      redo: () => go('redone'),
      watch: (document: Document) => {
        const remember = () => {
          typedAt.current = Date.now();
        };
        document.addEventListener('input', remember, true);
        return () => document.removeEventListener('input', remember, true);
      },
    };
  }, [timeline]);

  useEffect(() => steps.watch(document), [steps]);

  return steps;
}
