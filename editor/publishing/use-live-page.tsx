import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { goToPlace } from '../check/go-to-place.ts';
import type { EditedState } from '../editing/edited-state.ts';
import type { EditingActor } from '../editing/use-editing.ts';
import { usePublishDesign } from '../templates-gallery/use-publish-design.tsx';
import { usePublishPage } from './use-publish-page.tsx';
import { usePublishing } from './use-publishing.ts';

export type LivePage = ReturnType<typeof useLivePage>;

type LivePageInput = { slug: string | null; edited: EditedState; actor: EditingActor };

/** What visitors see of the displayed page, and making it live. */
export function useLivePage({ slug, edited: { isEditing, changes }, actor }: LivePageInput) {
  const revalidate = useRevalidate();
  const { publishing, problem, reload } = usePublishing({ slug, changed: changes.parts, actor });
  const onChanged = () => {
    void reload();
    if (!isEditing) void revalidate();
  };
  const { publish, dialog } = usePublishPage({
    slug,
    revision: publishing?.revision ?? '',
    onDone: onChanged,
    onGo: isEditing ? (strapId) => goToPlace({ strapId }) : undefined,
  });
  const design = usePublishDesign({ actor, onDone: onChanged });

  return {
    publishing,
    problem,
    isPublished: publishing?.isPublished ?? true,
    reload: () => void reload(),
    onChanged,
    publish: () => void publish(),
    /** Set while a design of the whole site is a draft. */
    publishDesign: publishing?.design ? design.open : null,
    design: publishing?.design ?? null,
    dialog: (
      <>
        {dialog}
        {design.dialog}
      </>
    ),
  };
}
