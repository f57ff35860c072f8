import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useRevalidate } from '../app/navigation-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { editingMachine, type SavedPage } from './editing.machine.ts';
import { preparePage } from './prepare-page.ts';
import { loadPage, savePage } from './store-page.ts';

/** The editing machine of the page that is shown, bound to the site's API. */
export function useEditing(model: PageModel) {
  const revalidate = useRevalidate();
  const machine = useMemo(
    () =>
      editingMachine.provide({
        actors: {
          savePage: fromPromise(({ input }) => savePage(input)),
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
function savedPageOf({ kind, page, revision }: PageModel): SavedPage | null {
  return kind === 'content' && revision !== null ? { page: preparePage(page), revision } : null;
}
