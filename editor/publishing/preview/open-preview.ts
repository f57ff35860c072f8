import { waitFor } from 'xstate';
import { DRAFTED_LOOK, pathInLook } from '#domain/site/look-path.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import type { EditingActor } from '../../editing/use-editing.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { pathOf } from '../../pages/path-of.ts';

const STORED_WITHIN_MS = 10_000;

/** Opens the page with its latest changes and those of what all pages share in a new tab, as visitors would see it. */
export async function openPreview({ slug, actor }: { slug: string; actor: EditingActor }): Promise<void> {
  // Opened before anything is awaited: later it would be a pop-up, which browsers block.
  const tab = window.open('', '_blank');
  try {
    await storeDraft(actor);
    if (!tab) throw new Error(editorMessage('preview.blocked'));
    tab.location.replace(pathInLook(pathOf(slug), DRAFTED_LOOK));
  } catch (error) {
    tab?.close();
    notifyAgent({ type: 'error', message: sentenceOfError(error) });
  }
}

/** Resolves once the latest changes are stored; rejects if they cannot be. */
async function storeDraft(actor: EditingActor): Promise<void> {
  const { drafts } = actor.getSnapshot().children;
  if (!drafts?.getSnapshot().matches('waiting') && !drafts?.getSnapshot().matches('saving')) return;
  drafts.send({ type: 'flush' });
  await waitFor(drafts, (state) => !state.matches('waiting') && !state.matches('saving'), {
    timeout: STORED_WITHIN_MS,
  });
}
