import { editorMessage } from '../messages.ts';
import './load-failure.css';

/** In place of what could not be loaded: why, and a button that tries again. */
export function LoadFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <p className="load-failure" role="alert">
      <span>{words}</span>
      <button type="button" className="editor-button" onClick={onRetry}>
        {editorMessage('field.options.retry')}
      </button>
    </p>
  );
}
