import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { draftMachine } from './draft.machine.ts';
import { forgetLocalCopy, keepLocalCopy } from './local-copy.ts';
import { discardDraft, saveDraft } from './store-draft.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
export type DraftKeeping = ReturnType<typeof useDraftKeeping>;

/** The keeping of a page's draft, bound to the site's API and to this device. */
export function useDraftKeeping(spaceId: string) {
  const machine = useMemo(
    () =>
      draftMachine.provide({
        actors: {
          saveDraft: fromPromise(({ input }) => saveDraft(input)),
          discardDraft: fromPromise(async ({ input: { slug, revision } }) => {
            if (revision !== null) await discardDraft({ slug, revision });
          }),
        },
        actions: {
          keepHere: ({ context: { slug, page, baseRevision } }) => {
            if (page)
              keepLocalCopy({ spaceId, slug }, { page, baseRevision, keptAt: new Date().toISOString() });
          },
          forgetHere: ({ context: { slug } }) => forgetLocalCopy({ spaceId, slug }),
        },
      }),
    [spaceId],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const retry = () => actor.send({ type: 'retry' });
    const keepBeforeLeaving = () => {
      const { context } = actor.getSnapshot();
      const { slug, page, baseRevision } = context;
      if (page && isUnkept(actor.getSnapshot()))
        keepLocalCopy({ spaceId, slug }, { page, baseRevision, keptAt: new Date().toISOString() });
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
      /** Waits for what is on its way, sends nothing more, and answers the draft's revision. */
      hold: async (): Promise<string | null> => {
        actor.send({ type: 'hold' });
        const held = await waitFor(actor, (current) => current.matches('held') || current.matches('off'));

        return held.context.revision;
      },
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

/** Something is not in the store's draft yet. */
export function isUnkept(snapshot: DraftSnapshot): boolean {
  return ['waiting', 'saving', 'failed'].some((state) => snapshot.matches(state as 'failed'));
}
