import { notify } from '#web/src/notifications/notify.ts';
import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorSetPublishedDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';

type Offer = { label: string; run: () => void };
/** Long enough to look at the page first. */
const OFFER_MS = 30_000;

/** Runs a publishing operation and notifies the agent of its outcome. */
export async function runPublishing(
  work: () => Promise<void>,
  done: string,
  offer: () => Promise<Offer | null> = async () => null,
): Promise<void> {
  try {
    await work();
    const action = await offer();
    if (action) notify({ type: 'notice', message: done, action, lifetime: OFFER_MS });
    else notifyAgent({ type: 'notice', message: done });
  } catch (error) {
    notifyAgent({
      type: 'error',
      message: editorMessage('publishing.failed', { message: messageOfError(error) }),
    });
  }
}

/** Publishes or hides a page at the loaded revision; `offer` is what to do next. */
export function setPublished(
  page: { slug: string; revision: string; published: boolean },
  offer?: () => Promise<Offer | null>,
): Promise<void> {
  return runPublishing(
    async () => expectDone(await request(EditorSetPublishedDocument, page)),
    editorMessage(page.published ? 'publishing.shown' : 'publishing.hidden'),
    offer,
  );
}
