import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { WIZARD_STEPS, type WizardState } from '#domain/site/site-wizard.ts';
import type { Website } from '#domain/site/website.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { applyTemplate } from '../templates-gallery/use-templates.ts';
import { setupMessage } from './messages.ts';
import { useOwnProfile } from './profile/use-own-profile.ts';
import { useSetupSaving } from './use-setup-saving.ts';
import { wizardMachine } from './wizard.machine.ts';

export type WizardPlace = WizardState['at'];

/** The place in the wizard and the website as its steps change it; each step is saved when it is left. */
export function useWizard(site: SiteModel, start: WizardState) {
  const [snapshot, send, actor] = useMachine(wizardMachine, { input: start });
  const { website, setWebsite, save, isSaving, problem } = useSetupSaving(site);
  const profile = useOwnProfile();
  const [nameProblem, setNameProblem] = useState('');
  const [isLookChosen, setIsLookChosen] = useState(start.steps.look === 'done');
  const revalidate = useRevalidate();
  const at = snapshot.value as WizardPlace;
  const { steps } = snapshot.context;
  const { template } = website.config.setup.wizard ?? start;

  const leave = async (
    event: Parameters<typeof send>[0],
    changed: Website | null = website,
    madeOf = template,
  ) => {
    const isNamed = changed === null || nameOf(changed) !== '';
    setNameProblem(isNamed ? '' : setupMessage('brand.name.missing'));
    if (!isNamed) return;
    if (changed === null) profile.dropBiography();
    else if (!(await profile.saveBiography())) return;
    const before = actor.getSnapshot();
    const others = before.value === 'people' && changed !== null && isTeam(changed) !== isTeam(site.website);
    // Colours that nobody chose may be replaced by those of another design.
    const isUnchosen = before.value === 'look' && event.type === 'next' && !isLookChosen;
    send(isUnchosen ? { type: 'keep' } : event);
    const { value, context } = actor.getSnapshot();
    if (await save(changed, { at: value as WizardPlace, steps: context.steps, template: madeOf })) {
      // Pages that nobody has edited are created again, with the words of those who speak.
      if (others && madeOf && steps.pages)
        await applyTemplate(madeOf, { replace: false, keepTheme: steps.look === 'done' });
      await revalidate();
    } else if (before.value !== value && WIZARD_STEPS.some((step) => step === before.value))
      send({ type: 'go', step: before.value as (typeof WIZARD_STEPS)[number] });
  };

  return {
    at,
    steps,
    template,
    website,
    setWebsite,
    isSaving,
    problem: profile.problem || problem,
    profile,
    nameProblem,
    leave,
    isLookChosen,
    chooseLook: (changed: Website) => {
      setIsLookChosen(true);
      setWebsite(changed);
    },
    setIsTeam: (value: boolean) =>
      setWebsite(({ config, ...mine }) => ({
        ...mine,
        config: { ...config, setup: { ...config.setup, isTeam: value } },
      })),
    /** Leaves the step without what was entered in it. */
    skip: () => {
      setIsLookChosen(steps.look === 'done');
      // The step before may still be on its way: what it saves stays.
      return leave({ type: 'skip' }, null);
    },
    /** The pages are live already; what is left is to remember the step, and to show the next one. */
    chooseTemplate: (chosen: string) => leave({ type: 'next' }, website, chosen),
    /** Saves what the owner entered in the step, and then closes the wizard, which is offered again later. */
    later: async (close: () => void) => {
      if (isSaving || !(await profile.saveBiography())) return;
      const isNamed = nameOf(website) !== '';
      if (isNamed && at !== 'end' && !isEqual(website, site.website)) {
        if (!(await save(website, { at, steps, template }))) return;
        await revalidate();
      }
      close();
    },
    /** Takes the wizard away from the site. */
    finish: async (after: () => void) => {
      if (!(await save(website, null))) return;
      await revalidate();
      after();
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;

/** Whether several people speak on a site. */
export const isTeam = ({ config }: Website): boolean => config.setup.isTeam === true;

const nameOf = ({ config }: Website) => config.display.siteName.trim();
