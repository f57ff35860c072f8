import { editorMessage } from '../messages.ts';

/** Somebody else saved in between: what is stored has to be loaded again. */
export function ConflictNote({ message, onReload }: { message: string; onReload: () => void }) {
  return (
    <div role="alert" className="editor-error">
      <p>{message}</p>
      <button type="button" className="editor-button" onClick={onReload}>
        {editorMessage('listings.reload')}
      </button>
    </div>
  );
}
