import { type ReactNode, useEffect, useRef } from 'react';
import { language } from '#domain/language/language.ts';
import { WIZARD_STEPS, type WizardState } from '#domain/site/site-wizard.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { BrandStep } from './brand-step.tsx';
import { ListingTask } from './listing-task.tsx';
import { ListingsStep } from './listings-step.tsx';
import { LiveAddress } from './live-address.tsx';
import { LivePages } from './live-pages.tsx';
import { LookStep } from './look-step.tsx';
import { setupMessage } from './messages.ts';
import { PagesStep } from './pages-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PortraitTask } from './portrait-task.tsx';
import { BiographyTask } from './profile/biography-task.tsx';
import { isTeam, useWizard, type WizardPlace } from './use-wizard.ts';
import { VisitorChecklist } from './visitor-checklist.tsx';
import { WizardButtons } from './wizard-buttons.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import './setup.css';

type SetupWizardProps = { site: SiteModel; start: WizardState; onClose: () => void; onEdit: () => void };

/** Sets a new site up, step by step. */
export function SetupWizard({ site, start, onClose, onEdit }: SetupWizardProps) {
  const wizard = useWizard(site, start);
  const { at, steps, template, website, setWebsite, nameProblem } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced by its heading
  useEffect(() => heading.current?.focus(), [at]);

  const stepName = (step: WizardPlace) => setupMessage(`step.${step}`);
  const skipped = WIZARD_STEPS.filter((step) => steps[step] === 'skipped').map(stepName);
  const screens: Record<WizardPlace, ReactNode> = {
    brand: (
      <BrandStep
        website={website}
        profile={wizard.profile}
        address={site.origin}
        problem={nameProblem}
        onChange={setWebsite}
      />
    ),
    pages: (
      <PagesStep
        chosen={template}
        audience={steps.people === 'done' && steps.pages !== 'done' && !isTeam(website) ? 'one' : 'all'}
        keepTheme={steps.look === 'done'}
        onChosen={wizard.chooseTemplate}
      />
    ),
    look: (
      <>
        {steps.pages === 'done' && <LivePages />}
        <LookStep website={website} isChosen={wizard.isLookChosen} onChange={wizard.chooseLook} />
      </>
    ),
    people: <PeopleStep isTeam={isTeam(website)} onChange={wizard.setIsTeam} />,
    listings: <ListingsStep />,
    end: (
      <>
        <LiveAddress address={site.origin} />
        <p>{setupMessage('end.next')}</p>
        <VisitorChecklist />
        <h4>{setupMessage('end.todo')}</h4>
        <ul>
          <BiographyTask profile={wizard.profile} />
          <PortraitTask />
          <ListingTask />
          {(['review', 'domain'] as const).map((task) => (
            <li key={task}>{setupMessage(`end.todo.${task}`)}</li>
          ))}
        </ul>
        {skipped.length > 0 && <p>{setupMessage('end.skipped', { steps: skipped.join(', ') })}</p>}
      </>
    ),
  };

  return (
    <EditorDialog
      title={setupMessage('title')}
      size="wide"
      language={language()}
      onClose={() => void wizard.later(onClose)}
      footer={<WizardButtons wizard={wizard} onClose={onClose} onEdit={onEdit} />}
    >
      <div className="setup">
        <WizardSteps wizard={wizard} onClose={onClose} />
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
