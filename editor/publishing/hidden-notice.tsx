import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import './hidden-notice.css';

/** Tells an agent that visitors do not get the page that is shown, and shows it to them. */
export function HiddenNotice({ onShow }: { onShow: () => void }) {
  return (
    <div className="hidden-notice" role="note">
      <Icon name="eye-off" />
      <span>{editorMessage('publishing.hiddenNotice')}</span>
      <button type="button" className="editor-button" onClick={onShow}>
        {editorMessage('publishing.showNow')}
      </button>
    </div>
  );
}
