import type { EventFromLogic } from 'xstate';
import type { Conflict, editingMachine } from './editing.machine.ts';
import { editorMessage } from './messages.ts';
import { EditorDialog } from './ui/editor-dialog.tsx';

type ConflictDialogProps = {
  conflict: Conflict;
  send: (event: EventFromLogic<typeof editingMachine>) => void;
};

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Somebody else saved first: who and when, and the three ways on. Closing it keeps editing. */
export function ConflictDialog({ conflict, send }: ConflictDialogProps) {
  const keep = () => send({ type: 'conflict.keep' });
  const when = conflict.savedAt
    ? MOMENT.format(new Date(conflict.savedAt))
    : editorMessage('conflict.moment');

  return (
    <EditorDialog
      title={editorMessage('conflict.title')}
      onClose={keep}
      footer={
        <>
          <button type="button" className="editor-button" onClick={keep}>
            {editorMessage('conflict.keep')}
          </button>
          <button
            type="button"
            className="editor-button"
            onClick={() => send({ type: 'conflict.overwrite' })}
          >
            {editorMessage('conflict.overwrite')}
          </button>
          <button
            type="button"
            className="editor-button is-primary"
            onClick={() => send({ type: 'conflict.load' })}
          >
            {editorMessage('conflict.load')}
          </button>
        </>
      }
    >
      <p>
        {editorMessage('conflict.text', { who: conflict.savedBy ?? editorMessage('conflict.someone'), when })}
      </p>
      <p className="editor-help">{editorMessage('conflict.load.help')}</p>
    </EditorDialog>
  );
}
