import { editorMessage } from '../../messages.ts';
import type { MemberForm } from './use-member-form.ts';
import './team-conflict.css';

type NoteProps = {
  form: MemberForm;
  /** Called when the form shows the other version. */
  onShown: () => void;
};

/** Shown when somebody else changed the member meanwhile: overwrite or load their version. */
export function TeamConflictNote({ form, onShown }: NoteProps) {
  const { conflict, isBusy } = form;
  if (!conflict) return null;

  const who = conflict.savedBy ?? editorMessage('conflict.someone');
  const isGone = conflict.newer === null;

  return (
    <div className="team-conflict">
      <p role="alert">{editorMessage(isGone ? 'team.conflict.gone' : 'team.conflict', { who })}</p>
      <div className="team-conflict__buttons">
        {!isGone && (
          <button
            type="button"
            className="editor-button"
            aria-disabled={isBusy}
            onClick={() => {
              form.loadNewer();
              onShown();
            }}
          >
            {editorMessage('conflict.load')}
          </button>
        )}
        <button
          type="button"
          className="editor-button"
          aria-disabled={isBusy}
          onClick={() => void form.saveOver()}
        >
          {editorMessage(isGone ? 'team.conflict.putBack' : 'team.conflict.saveOver')}
        </button>
      </div>
    </div>
  );
}

/** Shown with the loaded version: restores the typed values. */
export function TeamAsideNote({ form, onShown }: NoteProps) {
  if (!form.isAside) return null;

  return (
    <div className="team-conflict">
      <p role="status">{editorMessage('conflict.aside')}</p>
      <div className="team-conflict__buttons">
        <button
          type="button"
          className="editor-button"
          aria-disabled={form.isBusy}
          onClick={() => {
            form.bringBack();
            onShown();
          }}
        >
          {editorMessage('conflict.restore')}
        </button>
      </div>
    </div>
  );
}
