import type { ReactNode } from 'react';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { publishSiteDrafts } from './publish-site-drafts.ts';
import { EditorPublishDraftDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import { samplesOfDraft } from './samples-of-draft.ts';
import { runPublishing } from './set-published.ts';
import type { Publishing } from './use-publishing.ts';
import { useSampleQuestion } from './use-sample-question.tsx';

type PublishDraftInput = { slug: string; publishing: Publishing | null; onDone: () => void };

/** Makes the stored drafts of the page and of the shared parts live, after asking where visitors would read sample text. */
export function usePublishDraft({ slug, publishing, onDone }: PublishDraftInput): {
  publish: () => Promise<void>;
  dialog: ReactNode;
} {
  const { ask, dialog } = useSampleQuestion({
    action: 'publish',
    onGoOn: () =>
      runPublishing(async () => {
        const revision = publishing?.draft?.revision;
        if (revision) expectDone(await request(EditorPublishDraftDocument, { slug, revision }));
        if (publishing?.parts.length) await publishSiteDrafts();
      }, editorMessage('publishing.published')).finally(onDone),
  });
  const isShown = publishing?.draft && publishing.isPublished;

  return {
    // If loading fails here, publishing reports it.
    publish: async () => ask(isShown ? await samplesOfDraft(slug).catch(() => []) : []),
    dialog,
  };
}
