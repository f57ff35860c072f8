import { DRAFTED_LOOK, pathInLook } from '#domain/site/look-path.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { flushDrafts } from '../../drafts/flush-drafts.ts';
import type { EditingActor } from '../../editing/use-editing.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { pathOf } from '../../pages/path-of.ts';

/** Opens the page with its latest changes and those of what all pages share in a new tab, as visitors would see it. */
export async function openPreview({ slug, actor }: { slug: string; actor: EditingActor }): Promise<void> {
  // Opened before anything is awaited: later it would be a pop-up, which browsers block.
  const tab = window.open('', '_blank');
  try {
    await flushDrafts(actor);
    if (!tab) throw new Error(editorMessage('preview.blocked'));
    tab.location.replace(pathInLook(pathOf(slug), DRAFTED_LOOK));
  } catch (error) {
    tab?.close();
    notifyAgent({ type: 'error', message: sentenceOfError(error) });
  }
}
