import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { canvasDocument } from '../puck/canvas-frame.ts';
import type { SitePart } from '../site-parts.ts';
import { DRAFT_REST_MS, draftMachine } from './draft.machine.ts';
import { whenHandsRest } from './hands-rest.ts';
import { forgetLocalCopy, forgetLocalSiteCopy, keepLocalCopy, keepLocalSiteCopy } from './local-copy.ts';
import { discardDrafts, saveDraft } from './store-draft.ts';
import type { PartRevisions } from './store-site-drafts.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
export type DraftKeeping = ReturnType<typeof useDraftKeeping>;
export type DraftRevisions = { page: string | null; parts: PartRevisions };

/** The keeping of a page's draft and of the agent's changes of the site, bound to the site's API and to this device. */
export function useDraftKeeping(spaceId: string) {
  const machine = useMemo(
    () =>
      draftMachine.provide({
        actors: {
          saveDraft: fromPromise(({ input }) => saveDraft(input)),
          discardDraft: fromPromise(({ input }) => discardDrafts(input)),
          watchHands: fromCallback(({ sendBack }) =>
            whenHandsRest([window, canvasDocument()?.defaultView ?? window], DRAFT_REST_MS, () =>
              sendBack({ type: 'rested' }),
            ),
          ),
        },
        actions: {
          keepHere: ({ context }) => keepHere(spaceId, context),
          forgetHere: ({ context: { slug } }) => {
            forgetLocalCopy({ spaceId, slug });
            forgetLocalSiteCopy(spaceId);
          },
        },
      }),
    [spaceId],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const retry = () => actor.send({ type: 'retry' });
    const keepBeforeLeaving = () => {
      if (isUnkept(actor.getSnapshot())) keepHere(spaceId, actor.getSnapshot().context);
    };
    window.addEventListener('online', retry);
    window.addEventListener('focus', retry);
    window.addEventListener('pagehide', keepBeforeLeaving);

    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', retry);
      window.removeEventListener('pagehide', keepBeforeLeaving);
    };
  }, [actor, spaceId]);

  return useMemo(
    () => ({
      snapshot,
      send: actor.send,
      /** Waits for what is on its way, sends nothing more, and answers the revisions of the drafts. */
      hold: async (): Promise<DraftRevisions> => {
        actor.send({ type: 'hold' });
        const held = await waitFor(actor, (current) => current.matches('held') || current.matches('off'));

        return { page: held.context.revision, parts: held.context.partRevisions };
      },
      /** Saving these parts ended their drafts. */
      endParts: (parts: readonly SitePart[]) => actor.send({ type: 'parts.saved', parts }),
      /** Saves what is not saved yet; false when that cannot be done now. */
      flush: async (): Promise<boolean> => {
        actor.send({ type: 'flush' });
        const settled = await waitFor(
          actor,
          (current) => current.matches('idle') || current.matches('failed') || current.matches('off'),
        );

        return !settled.matches('failed');
      },
    }),
    [actor, snapshot],
  );
}

/** Puts on this device what is not in the store. */
function keepHere(spaceId: string, context: DraftSnapshot['context']): void {
  const { slug, page, kept, baseRevision, parts, keptParts } = context;
  const keptAt = new Date().toISOString();
  if (page && !isEqual(page, kept)) keepLocalCopy({ spaceId, slug }, { page, baseRevision, keptAt });
  if (Object.keys(parts).length > 0 && !isEqual(parts, keptParts))
    keepLocalSiteCopy(spaceId, { parts, keptAt });
}

/** Something is not in the store's draft yet. */
export function isUnkept(snapshot: DraftSnapshot): boolean {
  return ['waiting', 'saving', 'failed'].some((state) => snapshot.matches(state as 'failed'));
}
