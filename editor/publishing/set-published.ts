import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorSetPublishedDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';

/** Runs a publishing operation and notifies the agent of its outcome. */
export async function runPublishing(work: () => Promise<void>, done: string): Promise<void> {
  try {
    await work();
    notifyAgent({ type: 'notice', message: done });
  } catch (error) {
    notifyAgent({
      type: 'error',
      message: editorMessage('publishing.failed', { message: messageOfError(error) }),
    });
  }
}

/** Publishes or hides a page at the loaded revision. */
export function setPublished(page: { slug: string; revision: string; published: boolean }): Promise<void> {
  return runPublishing(
    async () => expectDone(await request(EditorSetPublishedDocument, page)),
    editorMessage(page.published ? 'publishing.shown' : 'publishing.hidden'),
  );
}
