import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useRevalidate } from '../app/navigation-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { editingMachine, type SavedPage } from './editing.machine.ts';
import { preparePage } from './prepare-page.ts';
import { loadPage, savePage } from './store-page.ts';

/**
 * The editing machine of the page that is shown, bound to the site's API. `takeDraft` answers the revision of the
 * draft that a save ends, once nothing of it is on its way any more.
 */
export function useEditing(model: PageModel, takeDraft: () => Promise<string | null>) {
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
        },
        actions: { reload: () => void revalidate() },
      }),
    [revalidate],
  );
  const [snapshot, send] = useMachine(machine);

  useEffect(() => send({ type: 'page.open', saved: savedPageOf(model) }), [model, send]);

  return [snapshot, send] as const;
}

/** What there is to edit: a stored page, shown without an error. */
export function savedPageOf({ kind, page, revision }: PageModel): SavedPage | null {
  return kind === 'content' && revision !== null ? { page: preparePage(page), revision } : null;
}
