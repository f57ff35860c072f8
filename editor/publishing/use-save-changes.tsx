import { useRef } from 'react';
import type { EditedState } from '../editing/edited-state.ts';
import type { Editing } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { useEditingNotifications } from '../editing/use-editing-notifications.ts';
import type { LivePage } from './use-live-page.tsx';
import { useSaveAndPublish } from './use-save-and-publish.ts';
import { useSaveEditing } from './use-save-editing.tsx';
import { captionOfLive, sentenceOfLive, waitingToGoLive, whatGoesLive } from './what-goes-live.ts';

type SaveChangesInput = {
  editing: Editing;
  edited: EditedState;
  livePage: LivePage;
  onStartOver: () => void;
};

/** Save Changes: what it will publish, and the notifications of what it has published. */
export function useSaveChanges({ editing, edited, livePage, onStartOver }: SaveChangesInput) {
  const { isPublished, publish, publishDesign, design } = livePage;
  const { parts, savedParts, changes, isChanged } = edited;
  const { save, dialog } = useSaveEditing({ editing, isPublished });
  const going = whatGoesLive({ parts, site: savedParts, hasPage: changes.hasPage, isPublished });
  const published = useRef('');
  const publication = useSaveAndPublish({ actor: editing.actor, livePage });
  useEditingNotifications({
    actor: editing.actor,
    live: () => published.current,
    // While a design is a draft, the toolbar offers to publish it.
    offer: () =>
      publishDesign || isPublished || publication.isWanted()
        ? null
        : { label: editorMessage('publishing.show'), run: publish },
    onStartOver,
  });

  return {
    /** A sentence on what it will publish; empty without changes. */
    sentence: isChanged ? sentenceOfLive(going, 'before') : '',
    caption: isChanged ? captionOfLive(going, { leavesPages: Boolean(design?.pages.length) }) : '',
    waiting: isChanged ? waitingToGoLive(going) : '',
    save() {
      publication.want(false);
      published.current = sentenceOfLive(going, 'after');
      void save();
    },
    saveAndPublish() {
      publication.want(true);
      published.current = sentenceOfLive({ ...going, hiddenPage: false }, 'after');
      void save();
    },
    dialog,
  };
}
