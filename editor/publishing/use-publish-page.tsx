import { type ReactNode, useState } from 'react';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteDocument } from '#web/src/data/site.generated.ts';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { AddToMenuDialog } from '../pages/add-to-menu-dialog.tsx';
import { menuEntry } from '../pages/menu-entry.ts';
import { pathOf } from '../pages/path-of.ts';
import { loadPage } from '../saving/store-page.ts';
import { useMay } from '../use-may.ts';
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

/** Makes a draft page live, after asking where visitors would read sample text, and offers to add it to the navigation. */
export function usePublishPage({ slug, revision, onDone, onGo }: PublishPageInput): {
  publish: () => Promise<void>;
  dialog: ReactNode;
} {
  const maySite = useMay('site');
  const [added, setAdded] = useState<{ slug: string; name: string } | null>(null);
  const { ask, dialog } = useSampleQuestion({
    action: 'publish',
    onGo,
    onGoOn: async () => {
      if (slug === null) return;
      await setPublished({ slug, published: true, revision }, async () => {
        const name = maySite ? await nameOutsideMenu(slug) : null;

        return name === null
          ? null
          : { label: editorMessage('publishing.addToMenu'), run: () => setAdded({ slug, name }) };
      }).finally(onDone);
    },
  });

  return {
    // If loading fails here, publishing reports it.
    publish: async () => ask(slug === null ? [] : await samplesOfPage(slug).catch(() => [])),
    dialog: (
      <>
        {dialog}
        {added && <AddToMenuDialog page={added} onClose={() => setAdded(null)} />}
      </>
    ),
  };
}

/** The name of a page that no navigation leads to; null if one does, or that is not known. */
async function nameOutsideMenu(slug: string): Promise<string | null> {
  try {
    const [{ page }, response] = await Promise.all([loadPage({ slug }), request(SiteDocument, {})]);
    const { header, footer } = readSite(response, window.location.origin);

    return [header, footer].some(({ nav }) => menuEntry(nav, pathOf(slug))) ? null : page.name;
  } catch {
    return null;
  }
}
