import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import './hidden-notice.css';

/** Tells an agent that visitors do not get the page that is shown. */
export function HiddenNotice() {
  return (
    <p className="hidden-notice" role="note">
      <Icon name="eye-off" />
      {editorMessage('publishing.hiddenNotice')}
    </p>
  );
}
