import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { usePuckState } from './puck-store.ts';

/** Single steps back and forth, drawn in the toolbar; Undo Changes beside them takes everything back. */
export function HistoryButtons({ target }: { target: HTMLElement }) {
  const history = usePuckState((state) => state.history);

  return createPortal(
    <>
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('toolbar.stepBack')}
        title={editorMessage('toolbar.stepBack')}
        disabled={!history.hasPast}
        onClick={history.back}
      >
        <Icon name="undo-2" />
      </button>
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('toolbar.stepForward')}
        title={editorMessage('toolbar.stepForward')}
        disabled={!history.hasFuture}
        onClick={history.forward}
      >
        <Icon name="redo-2" />
      </button>
    </>,
    target,
  );
}
