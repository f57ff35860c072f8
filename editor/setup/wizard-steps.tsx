import { useEffect, useRef } from 'react';
import { WIZARD_STEPS } from '#domain/site/site-wizard.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { setupMessage } from './messages.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; onClose: () => void };

/** The steps with what is done, and the two ways out of the wizard. */
export function WizardSteps({ wizard: { at, steps, leave, later, finish }, onClose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current step is brought into view when it changes
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    // At first, and where the window gets narrower: the dialog opens after this.
    const observer = new ResizeObserver(() => showCurrent(row));
    observer.observe(row);

    return () => observer.disconnect();
  }, [at]);
  const marked = WIZARD_STEPS.map((step) => ({ step, mark: steps[step] === 'kept' ? 'done' : steps[step] }));

  return (
    <nav className="setup__steps" aria-label={setupMessage('steps')}>
      <ol ref={list}>
        {marked.map(({ step, mark }, index) => (
          <li key={step}>
            <button
              type="button"
              className="setup__step"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => void leave({ type: 'go', step })}
            >
              <span className={`setup__number${mark === 'done' ? ' is-done' : ''}`} aria-hidden="true">
                {mark === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span>{setupMessage(`step.${step}`)}</span>
              {mark && <span className="visually-hidden">, {setupMessage(`mark.${mark}`)}</span>}
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

/** Scrolls only the row: scrolling the step into view would move the dialog as well. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
