import { WIZARD_STEPS } from '#domain/site/site-wizard.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { setupMessage } from './messages.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; onClose: () => void };

/** The steps with what is done, and the two ways out of the wizard. */
export function WizardSteps({ wizard: { at, steps, leave, later, finish }, onClose }: Props) {
  const marked = WIZARD_STEPS.map((step) => ({ step, mark: steps[step] === 'kept' ? 'done' : steps[step] }));

  return (
    <nav className="setup__steps" aria-label={setupMessage('steps')}>
      <ol>
        {marked.map(({ step, mark }, index) => (
          <li key={step}>
            <button
              type="button"
              className="setup__step"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => void leave({ type: 'go', step })}
            >
              <span className={`setup__number${mark ? ` is-${mark}` : ''}`} aria-hidden="true">
                {mark ? <Icon name={mark === 'done' ? 'check' : 'minus'} /> : index + 1}
              </span>
              <span className="setup__step-name">
                {setupMessage(`step.${step}`)}
                {mark === 'skipped' && (
                  <span className="setup__mark">
                    <span className="visually-hidden">, </span>
                    {setupMessage('mark.skipped')}
                  </span>
                )}
              </span>
              {mark === 'done' && <span className="visually-hidden">, {setupMessage('mark.done')}</span>}
            </button>
          </li>
        ))}
      </ol>
      {at !== 'end' && (
        <p className="setup__leave">
          <button type="button" className="setup__link" onClick={() => void later(onClose)}>
            {setupMessage('later')}
          </button>
          <button type="button" className="setup__link" onClick={() => void finish(onClose)}>
            {setupMessage('stop')}
          </button>
        </p>
      )}
    </nav>
  );
}
