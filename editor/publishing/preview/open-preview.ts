import { waitFor } from 'xstate';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { describeChanges } from '../../drafts/describe-changes.ts';
import type { SitePart } from '../../editing/site-parts.ts';
import type { EditingActor } from '../../editing/use-editing.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { EditorCreatePreviewDocument } from '../publishing.generated.ts';

const STORED_WITHIN_MS = 10_000;

type PreviewToOpen = {
  slug: string;
  actor: EditingActor;
  /** The shared parts with unsaved changes, which a preview does not show. */
  parts: readonly SitePart[];
};

/** Opens the page with its latest changes in a new tab, as visitors would see it. */
export async function openPreview({ slug, actor, parts }: PreviewToOpen): Promise<void> {
  // Opened before anything is awaited: later it would be a pop-up, which browsers block.
  const tab = window.open('', '_blank');
  try {
    await storeDraft(actor);
    const { createPagePreview } = await request(EditorCreatePreviewDocument, { slug });
    if (parts.length > 0) {
      const what = describeChanges({ parts: [...parts], hasPage: false });
      notifyAgent({ type: 'notice', message: editorMessage('previewLink.parts', { what }) });
    }
    if (!tab) throw new Error(editorMessage('preview.blocked'));
    tab.location.replace(createPagePreview.path);
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
