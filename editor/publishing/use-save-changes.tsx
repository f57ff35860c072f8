import { useRef } from 'react';
import type { EditedState } from '../edited-state.ts';
import type { Editing } from '../use-editing.ts';
import { useEditingNotifications } from '../use-editing-notifications.ts';
import type { LivePage } from './use-live-page.tsx';
import { useSaveEditing } from './use-save-editing.tsx';
import { sentenceOfLive, whatGoesLive } from './what-goes-live.ts';

type SaveChangesInput = {
  editing: Editing;
  edited: EditedState;
  livePage: LivePage;
  onStartOver: () => void;
};

/** Save Changes: what it will publish, and the notifications of what it has published. */
export function useSaveChanges({ editing, edited, livePage, onStartOver }: SaveChangesInput) {
  const { isPublished, publish } = livePage;
  const { parts, savedParts, changes, isChanged } = edited;
  const { save, dialog } = useSaveEditing({ editing, isPublished });
  const going = whatGoesLive({ parts, site: savedParts, hasPage: changes.hasPage, isPublished });
  const published = useRef('');
  useEditingNotifications({
    actor: editing.actor,
    live: () => published.current,
    publish: isPublished ? null : publish,
    onStartOver,
  });

  return {
    /** A sentence on what it will publish; empty without changes. */
    sentence: isChanged ? sentenceOfLive(going, 'before') : '',
    save() {
      published.current = sentenceOfLive(going, 'after');
      void save();
    },
    dialog,
  };
}
