import { useCallback, useEffect, useState } from 'react';
import { ask } from '../api.ts';
import { SITE_PARTS, type SitePart } from '../site-parts.ts';
import { EditorPublishingDocument, type EditorPublishingQuery } from './publishing.generated.ts';

/** What stands beside a live page: its draft, its times, whether visitors see it, and what the agent changed of the site. */
export type Publishing = {
  revision: string;
  isPublished: boolean;
  draft: EditorPublishingQuery['pageDraft'];
  schedule: EditorPublishingQuery['pageSchedule'];
  /** What all pages share with changes of the agent that are not saved. */
  parts: SitePart[];
};

/**
 * The state of a page of the store; null until it is known, and while there is no such page. What is changed of the site on
 * this screen counts before its draft has reached the store.
 */
export function usePublishing(slug: string | null, changed: readonly SitePart[]) {
  const [stored, setPublishing] = useState<Publishing | null>(null);

  const load = useCallback(async () => {
    if (slug === null) return setPublishing(null);
    const { page, pageDraft, pageSchedule, siteDrafts } = await ask(EditorPublishingDocument, { slug });
    setPublishing(
      page && {
        revision: page.revision,
        isPublished: page.published,
        draft: pageDraft,
        schedule: pageSchedule,
        parts: SITE_PARTS.filter((part) => siteDrafts.some((draft) => draft.part === part)),
      },
    );
  }, [slug]);
  useEffect(() => void load().catch(() => setPublishing(null)), [load]);

  const parts = SITE_PARTS.filter((part) => changed.includes(part) || stored?.parts.includes(part));

  return { publishing: stored && { ...stored, parts }, reload: load };
}
