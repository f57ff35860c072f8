import { notify } from '#web/src/notifications/notify.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { expectDone } from '../publishing/run-change.ts';
import { namesOfDesign } from './design-changes.ts';
import {
  EditorDesignDraftDocument,
  EditorDiscardDesignDocument,
  EditorPublishDesignDocument,
  EditorRestoreFormerSiteDocument,
} from './templates.generated.ts';
import type { DesignDraft } from './use-templates.ts';

/** Long enough to look at the site first. */
const UNDO_MS = 60_000;

/** The agent's design draft with the title of its template. */
export async function findDesignDraft(): Promise<{ draft: DesignDraft; title: string } | null> {
  const { designDraft, siteTemplates } = await request(EditorDesignDraftDocument, {});
  if (!designDraft) return null;
  const template = siteTemplates.find(({ id }) => id === designDraft.templateId);

  return { draft: designDraft, title: template?.title ?? designDraft.templateId };
}

/** Makes a design live and offers to undo it; `show` shows what is live by then. Throws why it was rejected. */
export async function publishDesign(draft: DesignDraft, show: () => Promise<void>): Promise<void> {
  const { result } = await request(EditorPublishDesignDocument, {});
  expectDone({ result });
  await show();
  const former = 'formerSite' in result ? result.formerSite.id : '';
  notify({
    lifetime: UNDO_MS,
    type: 'notice',
    message: editorMessage('design.published', { what: namesOfDesign(draft) }),
    action: {
      label: editorMessage('design.undo'),
      run: () => void restoreDesign(former, editorMessage('design.undone'), show),
    },
  });
}

/** Makes a former site live again and says so, or why not. */
export async function restoreDesign(id: string, done: string, show: () => Promise<void>): Promise<void> {
  try {
    const { result } = await request(EditorRestoreFormerSiteDocument, { id });
    expectDone({ result });
    await show();
    notifyAgent({ type: 'notice', message: done });
  } catch (error) {
    notifyAgent({ type: 'error', message: sentenceOfError(error) });
  }
}

export async function discardDesign(): Promise<void> {
  expectDone(await request(EditorDiscardDesignDocument, {}));
}
