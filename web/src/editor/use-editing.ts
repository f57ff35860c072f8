import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useRevalidate } from '../app/navigation-context.ts';
import type { PageModel } from '../page/page-model.ts';
import type { SiteModel } from '../page/site-model.ts';
import { editingMachine } from './editing.machine.ts';
import type { SavedPage } from './editing-context.ts';
import { preparePage } from './prepare-page.ts';
import { savedPartsOf } from './site-parts.ts';
import { loadPage, savePage } from './store-page.ts';
import { saveParts } from './store-parts.ts';

/**
 * The editing machine of the page that is shown and of its site, bound to the site's API. `takeDraft` answers the revision of the
 * draft that a save ends, once nothing of it is on its way any more.
 */
export function useEditing(site: SiteModel, model: PageModel, takeDraft: () => Promise<string | null>) {
  const revalidate = useRevalidate();
  const draft = useRef(takeDraft);
  draft.current = takeDraft;
  const machine = useMemo(
    () =>
      editingMachine.provide({
        actors: {
          savePage: fromPromise(async ({ input }) =>
            savePage({ ...input, draftRevision: await draft.current() }),
          ),
          loadPage: fromPromise(({ input }) => loadPage(input)),
          saveParts: fromPromise(({ input }) => saveParts(input)),
        },
        actions: { reload: () => void revalidate() },
      }),
    [revalidate],
  );
  const [snapshot, send] = useMachine(machine);

  useEffect(() => send({ type: 'page.open', saved: savedPageOf(model) }), [model, send]);
  useEffect(() => send({ type: 'site.open', site: savedPartsOf(site) }), [site, send]);

  return [snapshot, send] as const;
}

/** What there is to edit: a stored page, shown without an error. */
export function savedPageOf({ kind, page, revision }: PageModel): SavedPage | null {
  return kind === 'content' && revision !== null ? { page: preparePage(page), revision } : null;
}
