import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { PageModel } from '../page/page-model.ts';
import { useRevalidate } from '../site/navigation-context.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { DraftKeeping } from './drafts/use-draft-keeping.ts';
import { editingMachine } from './editing.machine.ts';
import type { SavedPage } from './editing-context.ts';
import { preparePage } from './prepare-page.ts';
import { SITE_PARTS, type SitePart, savedPartsOf } from './site-parts.ts';
import { loadPage, savePage } from './store-page.ts';
import { saveParts } from './store-parts.ts';

/**
 * The editing machine of the page that is shown and of its site, bound to the site's API. Saving waits until nothing of
 * the drafts is on its way any more, and ends those it is made of.
 */
export function useEditing(
  site: SiteModel,
  model: PageModel,
  keeping: Pick<DraftKeeping, 'hold' | 'endParts'>,
) {
  const revalidate = useRevalidate();
  const drafts = useRef(keeping);
  drafts.current = keeping;
  const machine = useMemo(
    () =>
      editingMachine.provide({
        actors: {
          savePage: fromPromise(async ({ input }) =>
            savePage({ ...input, draftRevision: (await drafts.current.hold()).page }),
          ),
          loadPage: fromPromise(({ input }) => loadPage(input)),
          saveParts: fromPromise(async ({ input }) => {
            const { parts } = await drafts.current.hold();
            const outcome = await saveParts({ ...input, drafts: parts });
            const isSaved = (part: SitePart) => outcome.saved[part].revision !== input.saved[part].revision;
            drafts.current.endParts(SITE_PARTS.filter(isSaved));

            return outcome;
          }),
        },
        actions: { reload: () => void revalidate() },
      }),
    [revalidate],
  );
  const [snapshot, send, actor] = useMachine(machine);

  useEffect(() => send({ type: 'page.open', saved: savedPageOf(model) }), [model, send]);
  useEffect(() => send({ type: 'site.open', site: savedPartsOf(site) }), [site, send]);

  return [snapshot, send, actor] as const;
}

/** What there is to edit: a stored page, shown without an error. */
export function savedPageOf({ kind, page, revision }: PageModel): SavedPage | null {
  return kind === 'content' && revision !== null ? { page: preparePage(page), revision } : null;
}
