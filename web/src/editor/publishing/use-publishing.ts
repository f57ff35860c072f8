import { useCallback, useEffect, useState } from 'react';
import { ask } from '../api.ts';
import { EditorPublishingDocument, type EditorPublishingQuery } from './publishing.generated.ts';

/** What stands beside a live page: its draft, its times, and whether visitors see it. */
export type Publishing = {
  revision: string;
  isPublished: boolean;
  draft: EditorPublishingQuery['pageDraft'];
  schedule: EditorPublishingQuery['pageSchedule'];
};

/** The state of a page of the store; null until it is known, and while there is no such page. */
export function usePublishing(slug: string | null) {
  const [publishing, setPublishing] = useState<Publishing | null>(null);

  const load = useCallback(async () => {
    if (slug === null) return setPublishing(null);
    const { page, pageDraft, pageSchedule } = await ask(EditorPublishingDocument, { slug });
    setPublishing(
      page && {
        revision: page.revision,
        isPublished: page.published,
        draft: pageDraft,
        schedule: pageSchedule,
      },
    );
  }, [slug]);
  useEffect(() => void load().catch(() => setPublishing(null)), [load]);

  return { publishing, reload: load };
}
