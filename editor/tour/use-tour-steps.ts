import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentStore } from '../editing/document-store.ts';
import { HINTS, type HintKey } from './tour-hints.ts';

/** The current hint. It steps on when the agent does what it is about; what is done already is left out. */
export function useTourSteps(onEnd: () => void) {
  const [step, setStep] = useState(0);
  const done = useRef(new Set<HintKey>());
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const next = () => {
    const following = HINTS.findIndex(({ key }, at) => at > step && !done.current.has(key));
    if (following < 0) end.current();
    else setStep(following);
  };
  const finish = (key: HintKey) => {
    done.current.add(key);
    if (HINTS[step]?.key === key) next();
  };

  return { step, next, back: () => setStep(Math.max(0, step - 1)), finish };
}

/** Whether the colours or fonts differ from those at the start. */
export function useIsThemeChanged(): boolean {
  const store = useDocumentStore();
  const theme = () => store.history()?.present.parts.website.theme;
  const [before] = useState(theme);

  return useSyncExternalStore(store.subscribe, () => theme() !== before);
}

/** How many steps of the history the agent can take back. */
export function useStepsTaken(): number {
  const store = useDocumentStore();

  return useSyncExternalStore(store.subscribe, () => store.history()?.past.length ?? 0);
}
