import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasSeenTour, rememberTour } from './tour-memory.ts';

const Tour = lazy(() => import('./tour.tsx').then((module) => ({ default: module.Tour })));

/** The tour of the editor, shown once to each agent on a device and again when it is opened. */
export function useTour(uid: string): { open: () => void; tour: ReactNode } {
  const [isOpen, setIsOpen] = useState(() => !hasSeenTour(uid));

  return {
    open: () => setIsOpen(true),
    tour: isOpen && (
      <Suspense fallback={null}>
        <Tour
          onClose={() => {
            rememberTour(uid);
            setIsOpen(false);
          }}
        />
      </Suspense>
    ),
  };
}
