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

/** The state of a page of the store; null until it is known, and while there is no such page. */
export function usePublishing(slug: string | null) {
  const [publishing, setPublishing] = useState<Publishing | null>(null);

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

  return { publishing, reload: load };
}
