import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { language } from '#domain/language/language.ts';
import { isEqual } from '#domain/json/is-equal.ts';
import { WIZARD_STEPS, type WizardState } from '#domain/site/site-wizard.ts';
import type { Website } from '#domain/site/website.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { BrandStep } from './brand-step.tsx';
import { ListingsStep } from './listings-step.tsx';
import { LookStep } from './look-step.tsx';
import { setupMessage } from './messages.ts';
import { PagesStep } from './pages-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { useSetupSaving } from './use-setup-saving.ts';
import { wizardMachine } from './wizard.machine.ts';
import './setup.css';

type SetupWizardProps = { site: SiteModel; start: WizardState; onClose: () => void; onEdit: () => void };

/** Sets a new site up, step by step; each step is saved when it is left. */
export function SetupWizard({ site, start, onClose, onEdit }: SetupWizardProps) {
  const [snapshot, send, actor] = useMachine(wizardMachine, { input: start });
  const { website, setWebsite, save, isSaving, problem } = useSetupSaving(site);
  const [nameProblem, setNameProblem] = useState('');
  const revalidate = useRevalidate();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const at = snapshot.value as WizardState['at'];
  const { steps } = snapshot.context;
  const { template } = website.config.setup.wizard ?? start;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced by its heading
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    heading.current?.focus();
  }, [at]);

  const leave = async (event: Parameters<typeof send>[0], changed = website) => {
    if (isSaving) return;
    const isNamed = nameOf(changed) !== '';
    setNameProblem(isNamed ? '' : setupMessage('brand.name.missing'));
    if (!isNamed) return;
    const before = actor.getSnapshot();
    send(event);
    const { value, context } = actor.getSnapshot();
    if (await save(changed, { at: value as WizardState['at'], steps: context.steps, template }))
      await revalidate();
    else if (before.value !== value && WIZARD_STEPS.some((step) => step === before.value))
      send({ type: 'go', step: before.value as (typeof WIZARD_STEPS)[number] });
  };
  // Saves what the owner entered in the step.
  const later = async () => {
    if (isSaving) return;
    const isNamed = nameOf(website) !== '';
    if (isNamed && at !== 'end' && !isEqual(website, site.website)) {
      if (!(await save(website, { at, steps, template }))) return;
      await revalidate();
    }
    onClose();
  };
  const useTemplate = async (chosen: string) => {
    if (await save(website, { at, steps, template: chosen })) await revalidate();
  };
  const finish = async (after: () => void) => {
    if (!(await save(website, null))) return;
    await revalidate();
    after();
  };
  const stepName = (step: WizardState['at']) => setupMessage(`step.${step}`);
  const skipped = WIZARD_STEPS.filter((step) => steps[step] === 'skipped').map(stepName);
  const screens: Record<WizardState['at'], ReactNode> = {
    brand: <BrandStep website={website} problem={nameProblem} onChange={setWebsite} />,
    pages: <PagesStep chosen={template} keepTheme={steps.look === 'done'} onChosen={useTemplate} />,
    look: <LookStep website={website} onChange={setWebsite} />,
    people: <PeopleStep />,
    listings: <ListingsStep source={site.space.source} />,
    end: (
      <>
        <p className="setup__live">{setupMessage('end.live', { address: site.origin })}</p>
        <p>{setupMessage('end.next')}</p>
        {skipped.length > 0 && <p>{setupMessage('end.skipped', { steps: skipped.join(', ') })}</p>}
      </>
    ),
  };

  return (
    <EditorDialog
      title={setupMessage('title')}
      size="wide"
      language={language()}
      onClose={() => void later()}
      footer={
        <>
          {problem && (
            <p className="editor-error setup__problem" role="alert">
              {problem}
            </p>
          )}
          {at !== 'brand' && (
            <button type="button" className="editor-button" onClick={() => void leave({ type: 'back' })}>
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
              <button
                type="button"
                className="editor-button"
                onClick={() => {
                  setWebsite(site.website);
                  void leave({ type: 'skip' }, site.website);
                }}
              >
                {setupMessage('skip')}
              </button>
              <button
                type="button"
                className="editor-button is-primary"
                aria-busy={isSaving}
                onClick={() => void leave({ type: 'next' })}
              >
                {setupMessage('next')}
              </button>
            </>
          )}
        </>
      }
    >
      <div className="setup">
        <nav className="setup__steps" aria-label={setupMessage('steps')}>
          <ol ref={list}>
            {WIZARD_STEPS.map((step, index) => (
              <li key={step}>
                <button
                  type="button"
                  className="setup__step"
                  aria-current={step === at ? 'step' : undefined}
                  onClick={() => void leave({ type: 'go', step })}
                >
                  <span
                    className={`setup__number${steps[step] === 'done' ? ' is-done' : ''}`}
                    aria-hidden="true"
                  >
                    {steps[step] === 'done' ? <Icon name="check" /> : index + 1}
                  </span>
                  <span>{stepName(step)}</span>
                  {steps[step] && (
                    <span className="visually-hidden">, {setupMessage(`mark.${steps[step]}`)}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {at !== 'end' && (
            <p className="setup__leave">
              <button type="button" className="setup__link" onClick={() => void later()}>
                {setupMessage('later')}
              </button>
              <button type="button" className="setup__link" onClick={() => void finish(onClose)}>
                {setupMessage('stop')}
              </button>
            </p>
          )}
        </nav>
        <section className="setup__screen">
          <h3 ref={heading} tabIndex={-1}>
            {stepName(at)}
          </h3>
          {screens[at]}
        </section>
      </div>
    </EditorDialog>
  );
}

const nameOf = ({ config }: Website) => config.display.siteName.trim();
