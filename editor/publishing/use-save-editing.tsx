import type { ReactNode } from 'react';
import { newPlaceholders } from '#domain/page/placeholders.ts';
import { goToPlace } from '../check/go-to-place.ts';
import type { Editing } from '../editing/use-editing.ts';
import { commitTyped } from '../fields/use-debounced-commit.ts';
import { sampleTexts } from '../picker/inserted-state.ts';
import { useSampleQuestion } from './use-sample-question.tsx';

type SaveInput = { editing: Editing; isPublished: boolean };

/** Saves what is edited, after asking where visitors of a live page would read new sample text. */
export function useSaveEditing({ editing: { actor, send }, isPublished }: SaveInput): {
  save: () => Promise<void>;
  dialog: ReactNode;
} {
  const { ask, dialog } = useSampleQuestion({
    action: 'save',
    onGoOn: () => send({ type: 'save' }),
    onGo: (strapId) => goToPlace({ strapId }),
  });

  return {
    save: async () => {
      commitTyped();
      const { history, snapshot } = actor.getSnapshot().context;
      const page = history?.present.page;
      const known = page && isPublished ? await sampleTexts(page).catch(() => undefined) : undefined;
      await ask(page && isPublished ? newPlaceholders(page, snapshot?.page ?? null, known) : []);
    },
    dialog,
  };
}
