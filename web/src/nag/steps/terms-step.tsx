import { message } from '../../messages.ts';
import type { NagAction, NagProblem, NagTerms } from '../nag.machine.ts';
import { StepFoot } from './step-foot.tsx';

type TermsStepProps = {
  terms: NagTerms | null;
  isWaiting: boolean;
  problem: NagProblem | null;
  onAction: (action: NagAction) => void;
  onCancel: () => void;
};

/** The terms of the source in full, to be accepted. */
export function TermsStep({ terms, isWaiting, problem, onAction, onCancel }: TermsStepProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text must be reachable by keyboard */}
      <section className="nag__terms prose" aria-label={message('nag.terms.title')} tabIndex={0}>
        {terms?.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <StepFoot problem={problem && message('nag.failed')} onCancel={onCancel}>
        <button
          type="button"
          className="button"
          disabled={isWaiting || !terms}
          onClick={() => terms && onAction({ type: 'terms.accept', version: terms.version })}
        >
          {message('nag.terms.accept')}
        </button>
      </StepFoot>
    </>
  );
}
