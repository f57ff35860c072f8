import { useState } from 'react';
import type { EditedState } from '../editing/edited-state.ts';
import type { Editing } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { StartOverDialog } from './start-over-dialog.tsx';

/** Discards all changes, which cannot be undone, after a confirmation. */
export function useStartOver(
  { snapshot, send }: Pick<Editing, 'snapshot' | 'send'>,
  { changes, isChanged }: EditedState,
  { hasDesign }: { hasDesign: boolean },
) {
  const [isAsking, setIsAsking] = useState(false);

  return {
    label: editorMessage(changes.parts.length > 0 ? 'draft.discardChanges' : 'draft.startOver'),
    ask: () => setIsAsking(true),
    dialog: isAsking && (
      <StartOverDialog
        isContinued={snapshot.context.continued !== null}
        changes={changes}
        hasDesign={hasDesign}
        onConfirm={() => {
          setIsAsking(false);
          if (isChanged) send({ type: 'undo' });
        }}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
