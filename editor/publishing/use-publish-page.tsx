import { type ReactNode, useState } from 'react';
import type { PlaceholderStrap } from '#domain/page/placeholders.ts';
import { SampleTextDialog } from './sample-text-dialog.tsx';
import { samplesOfPage } from './samples-of-draft.ts';
import { setPublished } from './set-published.ts';

type PublishPageInput = { slug: string | null; revision: string; onDone: () => void };

/** Makes a draft page live, after asking where visitors would read sample text. */
export function usePublishPage({ slug, revision, onDone }: PublishPageInput): {
  publish: () => Promise<void>;
  dialog: ReactNode;
} {
  const [samples, setSamples] = useState<PlaceholderStrap[]>([]);
  const publishNow = async () => {
    if (slug !== null) await setPublished({ slug, published: true, revision }).finally(onDone);
  };

  return {
    publish: async () => {
      // If loading fails here, publishing reports it.
      const found = slug === null ? [] : await samplesOfPage(slug).catch(() => []);
      setSamples(found);
      if (found.length === 0) await publishNow();
    },
    dialog: samples.length > 0 && (
      <SampleTextDialog
        straps={samples}
        action="publish"
        onSave={() => {
          setSamples([]);
          void publishNow();
        }}
        onClose={() => setSamples([])}
      />
    ),
  };
}
