import { useRef, useState } from 'react';
import { mergeJson } from '#domain/json/merge-json.ts';
import type { WizardState } from '#domain/site/site-wizard.ts';
import type { Website } from '#domain/site/website.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { savedPartsOf } from '../editing/site-parts.ts';
import { saveParts } from '../saving/store-parts.ts';
import { setupMessage } from './messages.ts';

/** The website as the steps change it, and its saving with the place in the wizard; null takes the wizard away. */
export function useSetupSaving(site: SiteModel) {
  const saved = useRef(savedPartsOf(site));
  const [website, setWebsite] = useState(site.website);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * True when the website was saved; what colleagues saved meanwhile stays, and so does what the owner chose. One after the
   * other. Null saves the place alone, and drops what was not saved before.
   */
  const save = (changed: Website | null, wizard: WizardState | null): Promise<boolean> => {
    const begin = () => store(changed, wizard);
    const ended = last.current.then(begin, begin);
    last.current = ended;

    return ended;
  };

  const store = async (given: Website | null, wizard: WizardState | null): Promise<boolean> => {
    const changed = given ?? saved.current.website.value;
    setIsSaving(true);
    setProblem('');
    if (!given) setWebsite(changed);
    const { wizard: _, ...setup } = changed.config.setup;
    const wanted: Website = {
      ...changed,
      config: { ...changed.config, setup: wizard ? { ...setup, wizard } : setup },
    };
    const { header, footer } = saved.current;
    const parts = { header: header.value, footer: footer.value, website: wanted };
    const outcome = await saveParts({ parts, saved: saved.current, side: 'mine' });
    saved.current = outcome.saved;
    setIsSaving(false);
    if (outcome.error) {
      setProblem(setupMessage('failed', { message: sentenceOfError(outcome.error) }));
      return false;
    }

    const theirs = outcome.saved.website.value;
    setWebsite((mine) => mergeJson({ base: changed, mine, theirs }).value);
    return true;
  };

  return {
    website,
    setWebsite,
    save,
    isSaving,
    problem,
  };
}
