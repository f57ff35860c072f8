import { editorMessage } from '../messages.ts';
import './load-failure.css';

/** Shown when loading failed: the reason, and a retry button. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p className="load-failure" role="alert">
      <span>{message}</span>
      <button type="button" className="editor-button" onClick={onRetry}>
        {editorMessage('field.options.retry')}
      </button>
    </p>
  );
}
