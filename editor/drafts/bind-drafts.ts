import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { canvasDocument } from '../puck/frame/canvas-frame.ts';
import { INPUT_IDLE_MS, draftMachine } from './draft.machine.ts';
import { onInputIdle } from './input-idle.ts';
import { removeLocalCopy, removeLocalSiteCopy, storeLocalCopy, storeLocalSiteCopy } from './local-copy.ts';
import { discardDrafts, saveDraft } from './store-draft.ts';

/** The draft machine of a space, bound to the site's API, this window and `localStorage`. */
export function bindDrafts(spaceId: string) {
  return draftMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) => saveDraft(input)),
      discardDraft: fromPromise(({ input }) => discardDrafts(input)),
      watchInput: fromCallback(({ sendBack }) =>
        onInputIdle([window, canvasDocument()?.defaultView ?? window], INPUT_IDLE_MS, () =>
          sendBack({ type: 'inputIdle' }),
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
        removeLocalCopy({ spaceId, slug });
        removeLocalSiteCopy(spaceId);
      },
    },
  });
}

/** Copies changes that are not in the store to `localStorage`. */
function copyToDevice(spaceId: string, context: SnapshotFrom<typeof draftMachine>['context']): void {
  const { slug, page, stored, baseRevision, parts, storedParts } = context;
  const storedAt = new Date().toISOString();
  if (page && !isEqual(page, stored)) storeLocalCopy({ spaceId, slug }, { page, baseRevision, storedAt });
  if (Object.keys(parts).length > 0 && !isEqual(parts, storedParts))
    storeLocalSiteCopy(spaceId, { parts, storedAt });
}
