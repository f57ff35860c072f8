import { isEqual } from '#domain/json/is-equal.ts';
import { changedParts } from './site-parts.ts';
import type { Editing } from './use-editing.ts';

export type EditedState = ReturnType<typeof editedStateOf>;

/** What is edited, and how it differs from what is saved. */
export function editedStateOf(snapshot: Editing['snapshot']) {
  const { history, baseline, site, open } = snapshot.context;
  const isEditing = !snapshot.matches('viewing');
  const page = history?.present.page ?? null;
  const parts = history?.present.parts ?? null;

  return {
    isEditing,
    /** The canvas can be shown. */
    isReady: isEditing && !snapshot.matches('opening'),
    isChanged: snapshot.matches('dirty'),
    page,
    parts,
    savedParts: site,
    savedPage: open?.page ?? null,
    changes: { parts: changedParts(parts, site), hasPage: isEditing && !isEqual(page, baseline) },
  };
}
