import { request, messageOfError } from '../api.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorSetPublishedDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';

/** Does something to what visitors see, and says what came of it. */
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

/** Shows a page to visitors or hides it from them, in the revision that was loaded. */
export function setPublished(page: { slug: string; revision: string; published: boolean }): Promise<void> {
  return runPublishing(
    async () => expectDone(await request(EditorSetPublishedDocument, page)),
    editorMessage(page.published ? 'publishing.shown' : 'publishing.hidden'),
  );
}
