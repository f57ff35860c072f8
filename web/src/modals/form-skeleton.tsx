import { message } from '../messages.ts';
import './form-modal.css';

/** Placeholder in the size of the form while it loads. */
export function FormSkeleton() {
  return (
    <div className="form-modal__waiting" role="status" aria-label={message('modal.form.loading')}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
