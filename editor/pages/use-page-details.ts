import { useCallback, useEffect, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { sentenceOfError } from '../api/api-error.ts';
import type { SavedPage } from '../editing/editing-context.ts';
import { editorMessage } from '../messages.ts';
import { loadPage, savePage } from '../saving/store-page.ts';
import { useMay } from '../use-may.ts';
import { changedNavs, withRenamed } from './menu-entry.ts';
import { pathOf } from './path-of.ts';
import { useSiteNavigation } from './use-site-navigation.ts';

type PageDetailsInput = {
  slug: string;
  /** Called after saving; without it the page is opened. */
  onSaved: (() => void) | undefined;
};

/** Loads a page, changes its details and saves it under the revision that was loaded; its entries in the menus follow it. */
export function usePageDetails({ slug, onSaved }: PageDetailsInput) {
  const [saved, setSaved] = useState<SavedPage | null>(null);
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const { navs, save: saveNavs } = useSiteNavigation();
  const maySite = useMay('site');

  const load = useCallback(() => {
    setProblem(null);
    loadPage({ slug }).then(
      (loaded) => {
        setSaved(loaded);
        setPage(loaded.page);
      },
      (error: unknown) => setProblem(sentenceOfError(error)),
    );
  }, [slug]);
  useEffect(load, [load]);

  const save = async () => {
    if (!saved || !page) return;
    setIsBusy(true);
    try {
      const { revision } = saved;
      const outcome = await savePage({ page, slug: saved.page.slug, revision, draftRevision: null });
      if (outcome.kind !== 'saved') throw new Error(editorMessage('details.changed'));
      const entry = ({ slug, name }: Page) => ({ path: pathOf(slug), name });
      const [from, to] = [entry(saved.page), entry(outcome.saved.page)];
      const renamed = navs && changedNavs(navs, (nav) => withRenamed(nav, from, to));
      // Entries that could not be saved still lead to the page, by its redirect.
      if (renamed && maySite) await saveNavs(renamed);
      if (onSaved) onSaved();
      else window.location.assign(pathOf(outcome.saved.page.slug));
    } catch (error) {
      setProblem(sentenceOfError(error));
      setIsBusy(false);
    }
  };

  return {
    /** Null until it is loaded. */
    page,
    change(next: Page) {
      setPage(next);
      setProblem(null);
    },
    problem,
    isBusy,
    load,
    save,
  };
}
