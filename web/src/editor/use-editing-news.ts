import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID } from '#domain/page/page.ts';
import { wordsOfChanges } from './drafts/changes-in-words.ts';
import { moment } from './drafts/moment.ts';
import { detailLabel, strapLabel } from './drafts/strap-label.ts';
import type { Continued } from './drafts/use-safe-editing.ts';
import type { editingMachine } from './editing.machine.ts';
import { editorMessage } from './messages.ts';
import { notifyAgent } from './notifications/notify-agent.ts';

type News = {
  snapshot: SnapshotFrom<typeof editingMachine>;
  continued: Continued | null;
  /** What visitors see since the last save, in a sentence. */
  live: () => string;
  onStartOver: () => void;
};

/** Tells an agent what came of saving, and which drafts editing goes on with. */
export function useEditingNews({ snapshot, continued, live, onStartOver }: News): void {
  const { saves, error, aside, broughtIn, partClash } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');

  const words = useRef(live);
  words.current = live;
  const told = useRef(saves);
  useEffect(() => {
    if (saves === told.current || isSaving) return;
    told.current = saves;
    // The page went through, but not all that was saved with it.
    if (error !== null || partClash) return;
    const isMerged = broughtIn !== null && broughtIn.changes.length > 0;
    notifyAgent({
      type: 'notice',
      message: isMerged
        ? editorMessage('save.merged', {
            who: broughtIn.by ?? editorMessage('conflict.someone'),
            changes: [...new Set(broughtIn.changes.map(labelOf))].join(', '),
          })
        : editorMessage(words.current() ? 'save.doneWith' : 'save.done', { live: words.current() }),
    });
  }, [saves, broughtIn, isSaving, error, partClash]);

  useEffect(() => {
    if (error) notifyAgent({ type: 'error', message: editorMessage('save.failed', { message: error }) });
  }, [error]);

  useEffect(() => {
    if (aside) notifyAgent({ type: 'branded', message: editorMessage('conflict.aside') });
  }, [aside]);

  const startOver = useRef(onStartOver);
  startOver.current = onStartOver;
  useEffect(() => {
    if (!continued) return;
    const isShared = continued.parts.length > 0;
    notifyAgent({
      type: 'branded',
      message: wordsOfContinued(continued),
      action: {
        label: editorMessage(isShared ? 'draft.discardChanges' : 'draft.startOver'),
        run: () => startOver.current(),
      },
    });
  }, [continued]);
}

function wordsOfContinued({ page, parts }: Continued): string {
  const of = page && {
    who: page.savedBy ?? editorMessage('versions.unknown'),
    when: page.savedAt ? moment(page.savedAt) : '',
  };
  if (parts.length === 0) return of ? editorMessage('draft.continued', of) : '';
  const restored = editorMessage('draft.restored', {
    what: wordsOfChanges({ parts, hasPage: page !== null }),
  });

  return of ? `${restored} ${editorMessage('draft.restored.of', of)}` : restored;
}

function labelOf(change: PageChange): string {
  if (change.kind === 'detail') return detailLabel(change.detail);

  return change.id === HERO_ID ? editorMessage('panel.hero') : strapLabel(change.name);
}
