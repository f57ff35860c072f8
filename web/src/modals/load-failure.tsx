import { message } from '../messages.ts';
import './form-modal.css';

/** In place of a form that could not be loaded. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="form-modal__failure" role="alert">
      <p>{text}</p>
      <button type="button" className="button is-secondary" onClick={onRetry}>
        {message('modal.form.retry')}
      </button>
    </div>
  );
}
