import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import type { PageModel } from '#web/src/page/page-model.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { bindDrafts } from '../drafts/bind-drafts.ts';
import { dropCopies } from '../drafts/device-copy.ts';
import type { draftMachine } from '../drafts/draft.machine.ts';
import { findDrafts } from '../drafts/find-drafts.ts';
import { findVersion } from '../drafts/store-draft.ts';
import { loadPage, savePage } from '../saving/store-page.ts';
import { saveParts } from '../saving/store-parts.ts';
import { editingMachine } from './editing.machine.ts';
import type { SavedPage } from './editing-context.ts';
import { preparePage } from './prepare-page.ts';
import { savedPartsOf } from './site-parts.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
export type EditingActor = ActorRefFrom<typeof editingMachine>;
export type Editing = ReturnType<typeof useEditing>;

/** The editing machine of the displayed page and its site, bound to the site's API and this device. */
export function useEditing(site: SiteModel, model: PageModel) {
  const revalidate = useRevalidate();
  const spaceId = site.space.id;
  const machine = useMemo(
    () =>
      editingMachine.provide({
        actors: {
          drafts: bindDrafts(spaceId),
          findDrafts: fromPromise(({ input }) => findDrafts(spaceId, input)),
          findVersion: fromPromise(async ({ input: { live, revision } }) =>
            live.revision === revision ? live : findVersion(live.page.slug, revision),
          ),
          savePage: fromPromise(({ input }) => savePage(input)),
          loadPage: fromPromise(({ input }) => loadPage(input)),
          saveParts: fromPromise(({ input }) => saveParts(input)),
        },
        actions: {
          reload: () => void revalidate(),
          removeCopies: ({ context: { snapshot } }) =>
            snapshot && dropCopies({ spaceId, slug: snapshot.page.slug }),
        },
      }),
    [revalidate, spaceId],
  );
  const [snapshot, send, actor] = useMachine(machine);
  // The draft machine is a child for the machine's whole lifetime.
  const drafts = useSelector(snapshot.children.drafts, (current) => current) as DraftSnapshot;

  useEffect(() => send({ type: 'page.open', saved: savedPageOf(model) }), [model, send]);
  useEffect(() => send({ type: 'site.open', site: savedPartsOf(site) }), [site, send]);

  return { snapshot, drafts, send, actor };
}

/** The displayed page if it can be edited: a stored page without an error. */
export function savedPageOf({ kind, page, stored = page, revision }: PageModel): SavedPage | null {
  return kind === 'content' && revision !== null ? { page: preparePage(stored), revision } : null;
}
