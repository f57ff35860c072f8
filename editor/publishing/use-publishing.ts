import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { SITE_PARTS, type SitePart } from '../editing/site-parts.ts';
import type { EditingActor } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { EditorPublishingDocument, type EditorPublishingQuery } from './publishing.generated.ts';

/** The publishing state of a page: its draft, schedule and visibility, and the agent's drafts of shared parts. */
export type Publishing = {
  revision: string;
  isPublished: boolean;
  draft: EditorPublishingQuery['pageDraft'];
  schedule: EditorPublishingQuery['pageSchedule'];
  /** The shared parts with the agent's unsaved changes. */
  parts: SitePart[];
  /** The design of the whole site that is a draft of the agent. */
  design: EditorPublishingQuery['designDraft'];
};

type PublishingInput = { slug: string | null; changed: readonly SitePart[]; actor: EditingActor };

type Known = { slug: string; publishing: Publishing | null; problem: string | null };

/**
 * The state of a stored page; null until it is loaded; `problem` is why that failed. What is `changed` of the site on this screen counts
 * before its draft is stored. Loaded again when something was saved,
 * when a draft was left, which the menu then offers, and when drafts were discarded.
 */
export function usePublishing({ slug, changed, actor }: PublishingInput) {
  const [known, setKnown] = useState<Known | null>(null);

  const newest = useRef(0);
  const reload = useCallback(async () => {
    if (slug === null) return;
    const call = ++newest.current;
    const loaded = await load(slug).then(
      (publishing) => ({ slug, publishing, problem: null }),
      (error: unknown) => ({ slug, publishing: null, problem: messageOfError(error) }),
    );
    // A response to an earlier request may come later, with an older revision.
    if (call === newest.current) setKnown(loaded);
  }, [slug]);
  useEffect(() => {
    void reload();
    const stops = (['stored', 'left', 'discarded'] as const).map((type) =>
      actor.on(type, () => void reload()),
    );

    return () => {
      for (const { unsubscribe } of stops) unsubscribe();
    };
  }, [actor, reload]);

  // Ignores the state of another page until this one's is loaded.
  const { publishing: stored = null, problem = null } = known?.slug === slug ? known : {};
  const parts = SITE_PARTS.filter((part) => changed.includes(part) || stored?.parts.includes(part));

  return { publishing: stored && { ...stored, parts }, problem, reload };
}

async function load(slug: string): Promise<Publishing> {
  const loaded = await request(EditorPublishingDocument, { slug });
  const { page, pageDraft, pageSchedule, siteDrafts, designDraft } = loaded;
  if (!page) throw new Error(editorMessage('gone.title'));

  return {
    revision: page.revision,
    isPublished: page.published,
    draft: pageDraft,
    schedule: pageSchedule,
    parts: SITE_PARTS.filter((part) => siteDrafts.some((draft) => draft.part === part)),
    design: designDraft,
  };
}
