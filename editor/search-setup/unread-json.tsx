import { editorMessage } from '../messages.ts';

/** Shown instead of the form while the JSON is invalid, as editing both would lose one. */
export function UnreadJson({ onMend, onGiveUp }: { onMend: () => void; onGiveUp: () => void }) {
  return (
    <div className="search-setup__tab">
      <p>{editorMessage('searchSetup.json.unread')}</p>
      <div className="search-setup__buttons">
        <button type="button" className="editor-button is-primary" onClick={onMend}>
          {editorMessage('searchSetup.json.mend')}
        </button>
        <button type="button" className="editor-button" onClick={onGiveUp}>
          {editorMessage('searchSetup.json.giveUp')}
        </button>
      </div>
    </div>
  );
}
