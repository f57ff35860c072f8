import { type ReactNode, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedQuestionInput = {
  title: string;
  /** By default about settings. */
  question?: string;
  isChanged: boolean;
  onDiscard: () => void;
};

/** Asks before unsaved changes are left; without changes `leave` goes immediately. */
export function useUnsavedQuestion({ title, question, isChanged, onDiscard }: UnsavedQuestionInput): {
  leave: (go: () => void) => void;
  dialog: ReactNode;
} {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);

  return {
    leave: (go) => (isChanged ? setLeaving(() => go) : go()),
    dialog: leaving && (
      <ConfirmDialog
        title={title}
        question={question ?? editorMessage('dialog.unsaved')}
        confirm={editorMessage('dialog.discard')}
        onConfirm={() => {
          setLeaving(null);
          onDiscard();
          leaving();
        }}
        onClose={() => setLeaving(null)}
      />
    ),
  };
}
