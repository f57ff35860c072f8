import type { ReactNode } from 'react';
import { samplesOfPage } from './samples-of-draft.ts';
import { setPublished } from './set-published.ts';
import { useSampleQuestion } from './use-sample-question.tsx';

type PublishPageInput = {
  slug: string | null;
  revision: string;
  onDone: () => void;
  /** Leads to a strap with sample text; only while editing. */
  onGo?: (strapId: string) => void;
};

/** Makes a draft page live, after asking where visitors would read sample text. */
export function usePublishPage({ slug, revision, onDone, onGo }: PublishPageInput): {
  publish: () => Promise<void>;
  dialog: ReactNode;
} {
  const { ask, dialog } = useSampleQuestion({
    action: 'publish',
    onGo,
    onGoOn: async () => {
      if (slug !== null) await setPublished({ slug, published: true, revision }).finally(onDone);
    },
  });

  return {
    // If loading fails here, publishing reports it.
    publish: async () => ask(slug === null ? [] : await samplesOfPage(slug).catch(() => [])),
    dialog,
  };
}
