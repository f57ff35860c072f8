import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import './hidden-notice.css';

/** A notice that the page is hidden from visitors, with a button to publish it. */
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
