import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sentenceOfError } from '../api/api-error.ts';
import { flushDrafts } from '../drafts/flush-drafts.ts';
import type { EditingActor } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';

const PublishDesignDialog = lazy(() =>
  import('./publish-design-dialog.tsx').then((module) => ({ default: module.PublishDesignDialog })),
);

/** Publishes the design draft of the agent with what is edited. Editing ends once that is confirmed. */
export function usePublishDesign({ actor, onDone }: { actor: EditingActor; onDone: () => void }): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    flushDrafts(actor).then(
      () => setIsOpen(true),
      (error: unknown) => notifyAgent({ type: 'error', message: sentenceOfError(error) }),
    );
  };

  return {
    open,
    dialog: isOpen && (
      <Suspense fallback={null}>
        <PublishDesignDialog
          onPublish={() => leaveEditing(actor)}
          onDone={onDone}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  };
}

/** Stores what is edited and ends editing; rejects if it cannot be stored. */
function leaveEditing(actor: EditingActor): Promise<void> {
  if (!actor.getSnapshot().can({ type: 'draft.leave' })) return Promise.resolve();

  return new Promise((resolve, reject) => {
    const left = actor.on('left', () => {
      end();
      resolve();
    });
    const failed = actor.on('leaveFailed', () => {
      end();
      reject(new Error(editorMessage('draft.leaveFailed')));
    });
    const end = () => {
      left.unsubscribe();
      failed.unsubscribe();
    };
    actor.send({ type: 'draft.leave' });
  });
}
