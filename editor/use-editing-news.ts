import { useEffect, useRef } from 'react';
import type { PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID } from '#domain/page/page.ts';
import { wordsOfChanges } from './drafts/changes-in-words.ts';
import { moment } from './drafts/moment.ts';
import { detailLabel, strapLabel } from './strap-label.ts';
import type { EditingNews } from './editing.machine.ts';
import type { Continued, EditingContext } from './editing-context.ts';
import { editorMessage } from './messages.ts';
import { notifyAgent } from './notifications/notify-agent.ts';
import type { EditingActor } from './use-editing.ts';

type Notification = Parameters<typeof notifyAgent>[0];
type News = {
  actor: EditingActor;
  /** What visitors see since the last save, in a sentence. */
  live: () => string;
  onStartOver: () => void;
};

/** Notifies an agent of what came of saving, and of the drafts editing goes on with. */
export function useEditingNews(news: News): void {
  const { actor } = news;
  const latest = useRef(news);
  latest.current = news;

  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => {
      const notification = notificationOf(event, latest.current);
      if (notification) notifyAgent(notification);
    });

    return unsubscribe;
  }, [actor]);
}

function notificationOf(event: EditingNews, { live, onStartOver }: News): Notification | null {
  switch (event.type) {
    case 'saved':
      return { type: 'notice', message: savedMessage(event.broughtIn, live()) };
    case 'failed':
      return { type: 'error', message: editorMessage('save.failed', { message: event.message }) };
    case 'aside':
      return { type: 'branded', message: editorMessage('conflict.aside') };
    case 'left':
      return { type: 'branded', message: editorMessage('draft.left') };
    case 'leaveFailed':
      return { type: 'error', message: editorMessage('draft.leaveFailed') };
    case 'stepped':
      return null;
    case 'opened': {
      if (!event.continued) return null;
      const isShared = event.continued.parts.length > 0;
      return {
        type: 'branded',
        message: continuedMessage(event.continued),
        action: {
          label: editorMessage(isShared ? 'draft.discardChanges' : 'draft.startOver'),
          run: onStartOver,
        },
      };
    }
  }
}

function savedMessage(broughtIn: EditingContext['broughtIn'], live: string): string {
  if (broughtIn === null || broughtIn.changes.length === 0)
    return editorMessage(live ? 'save.doneWith' : 'save.done', { live });

  return editorMessage('save.merged', {
    who: broughtIn.by ?? editorMessage('conflict.someone'),
    changes: [...new Set(broughtIn.changes.map(labelOf))].join(', '),
  });
}

function continuedMessage({ page, parts }: Continued): string {
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
