import type { ReactNode } from 'react';
import { message } from '../../messages.ts';

type StepFootProps = {
  /** Why the step is shown again. */
  problem: string | null;
  onCancel: () => void;
  children: ReactNode;
};

/** Problem and buttons of a step. */
export function StepFoot({ problem, onCancel, children }: StepFootProps) {
  return (
    <>
      <p className="nag__problem" role="alert">
        {problem}
      </p>
      <div className="nag__actions">
        <button type="button" className="button is-secondary" onClick={onCancel}>
          {message('nag.cancel')}
        </button>
        {children}
      </div>
    </>
  );
}
