import type { MouseEvent } from 'react';
import { WIZARD_STEPS } from '#domain/site/site-wizard.ts';
import { setupMessage } from './messages.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; onClose: () => void; onEdit: () => void };

/** Back, and what leaves the step; at the end what leaves the wizard. */
export function WizardButtons({ wizard, onClose, onEdit }: Props) {
  const { at, template, isSaving, problem, leave, skip, finish } = wizard;
  const hasPages = at === 'pages' && template !== undefined;

  return (
    <>
      {problem && (
        <p className="editor-error setup__problem" role="alert">
          {problem}
        </p>
      )}
      {at !== 'brand' && (
        <button type="button" className="editor-button" onClick={once(() => leave({ type: 'back' }))}>
          {setupMessage('back')}
        </button>
      )}
      {at === 'end' ? (
        <>
          <button type="button" className="editor-button" onClick={() => void finish(onClose)}>
            {setupMessage('end.close')}
          </button>
          <button
            type="button"
            className="editor-button is-primary"
            aria-busy={isSaving}
            onClick={() => void finish(onEdit)}
          >
            {setupMessage('end.open')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="editor-button" onClick={once(skip)}>
            {setupMessage('skip')}
          </button>
          {/* Choosing other pages makes them live and leads on by itself. */}
          {(at !== 'pages' || hasPages) && (
            <button
              type="button"
              className="editor-button is-primary"
              aria-busy={isSaving}
              onClick={once(() => leave({ type: 'next' }))}
            >
              {setupMessage(at === WIZARD_STEPS.at(-1) ? 'finish' : 'next')}
            </button>
          )}
        </>
      )}
    </>
  );
}

/** The second click of a double click would leave the next step as well. */
function once(act: () => Promise<void>) {
  return ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) void act();
  };
}
