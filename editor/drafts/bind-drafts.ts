import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { canvasDocument } from '../puck/frame/canvas-frame.ts';
import { DRAFT_REST_MS, draftMachine } from './draft.machine.ts';
import { whenHandsRest } from './hands-rest.ts';
import { forgetLocalCopy, forgetLocalSiteCopy, keepLocalCopy, keepLocalSiteCopy } from './local-copy.ts';
import { discardDrafts, saveDraft } from './store-draft.ts';

/** The drafts of a space, bound to the site's API, to this window and to this device. */
export function bindDrafts(spaceId: string) {
  return draftMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) => saveDraft(input)),
      discardDraft: fromPromise(({ input }) => discardDrafts(input)),
      watchInput: fromCallback(({ sendBack }) =>
        whenHandsRest([window, canvasDocument()?.defaultView ?? window], DRAFT_REST_MS, () =>
          sendBack({ type: 'rested' }),
        ),
      ),
      watchWindow: fromCallback(({ sendBack }) => {
        const listening = new AbortController();
        const report = (event: string, type: 'retry' | 'hide') =>
          window.addEventListener(event, () => sendBack({ type }), { signal: listening.signal });
        report('online', 'retry');
        report('focus', 'retry');
        report('pagehide', 'hide');

        return () => listening.abort();
      }),
    },
    actions: {
      copyToDevice: ({ context }) => copyToDevice(spaceId, context),
      removeFromDevice: ({ context: { slug } }) => {
        forgetLocalCopy({ spaceId, slug });
        forgetLocalSiteCopy(spaceId);
      },
    },
  });
}

/** Copies what is not in the store to this device. */
function copyToDevice(spaceId: string, context: SnapshotFrom<typeof draftMachine>['context']): void {
  const { slug, page, stored, baseRevision, parts, storedParts } = context;
  const keptAt = new Date().toISOString();
  if (page && !isEqual(page, stored)) keepLocalCopy({ spaceId, slug }, { page, baseRevision, keptAt });
  if (Object.keys(parts).length > 0 && !isEqual(parts, storedParts))
    keepLocalSiteCopy(spaceId, { parts, keptAt });
}
