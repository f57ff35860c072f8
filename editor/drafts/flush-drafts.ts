import { waitFor } from 'xstate';
import type { EditingActor } from '../editing/use-editing.ts';

const STORED_WITHIN_MS = 10_000;

/** Resolves once the latest changes are stored; rejects if that takes too long. */
export async function flushDrafts(actor: EditingActor): Promise<void> {
  const { drafts } = actor.getSnapshot().children;
  if (!drafts?.getSnapshot().matches('waiting') && !drafts?.getSnapshot().matches('saving')) return;
  drafts.send({ type: 'flush' });
  await waitFor(drafts, (state) => !state.matches('waiting') && !state.matches('saving'), {
    timeout: STORED_WITHIN_MS,
  });
}
