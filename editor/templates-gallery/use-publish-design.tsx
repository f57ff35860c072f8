import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EditingActor } from '../editing/use-editing.ts';

const PublishDesignDialog = lazy(() =>
  import('./publish-design-dialog.tsx').then((module) => ({ default: module.PublishDesignDialog })),
);

/** Publishes the design draft of the agent, after what is edited was stored with it. */
export function usePublishDesign({ actor, onDone }: { actor: EditingActor; onDone: () => void }): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const show = () => setIsOpen(true);

  const open = () => {
    if (!actor.getSnapshot().can({ type: 'draft.leave' })) return show();
    const left = actor.on('left', () => {
      end();
      show();
    });
    const failed = actor.on('leaveFailed', () => end());
    const end = () => {
      left.unsubscribe();
      failed.unsubscribe();
    };
    actor.send({ type: 'draft.leave' });
  };

  return {
    open,
    dialog: isOpen && (
      <Suspense fallback={null}>
        <PublishDesignDialog onDone={onDone} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
