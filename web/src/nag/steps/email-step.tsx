import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import type { NagAction, NagProblem } from '../nag.machine.ts';
import { StepFoot } from './step-foot.tsx';

type EmailStepProps = {
  isWaiting: boolean;
  problem: NagProblem | null;
  rejection: string | null;
  isResent: boolean;
  onAction: (action: NagAction) => void;
  onCancel: () => void;
};

/** Waits for the link in the verification email to be opened. */
export function EmailStep({ isWaiting, problem, rejection, isResent, onAction, onCancel }: EmailStepProps) {
  const { customer } = useSite().viewer;
  const failure = message(problem === 'notConfirmed' ? 'nag.email.notConfirmed' : 'nag.failed');

  return (
    <>
      <p>{message('nag.email.text', { email: customer?.email ?? '' })}</p>
      <p>
        <button
          type="button"
          className="nag__link"
          disabled={isWaiting}
          onClick={() => onAction({ type: 'email.resend' })}
        >
          {message('nag.email.resend')}
        </button>
      </p>
      <p role="status">{isResent && message('nag.email.resent')}</p>
      <StepFoot problem={rejection ?? (problem && failure)} onCancel={onCancel}>
        <button
          type="button"
          className="button"
          disabled={isWaiting}
          onClick={() => onAction({ type: 'email.check' })}
        >
          {message('nag.next')}
        </button>
      </StepFoot>
    </>
  );
}
