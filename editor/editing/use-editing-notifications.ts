import { useEffect, useRef } from 'react';
import type { PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID } from '#domain/page/page.ts';
import { describeChanges } from '../drafts/describe-changes.ts';
import { moment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { detailLabel, strapLabel } from '../strap-label.ts';
import { takeDrafted } from '../templates-gallery/drafted-design.ts';
import type { EditingNotification } from './editing.machine.ts';
import type { Continued, EditingContext } from './editing-context.ts';
import type { EditingActor } from './use-editing.ts';

type Notification = Parameters<typeof notifyAgent>[0];
type Offer = NonNullable<Notification['action']>;
type Options = {
  actor: EditingActor;
  /** A sentence on what visitors see since the last save. */
  live: () => string;
  /** What else to make live; null if nothing is to be offered. */
  offer: () => Offer | null;
  onStartOver: () => void;
};

/** Notifies the agent of the outcome of saving and of restored drafts. */
export function useEditingNotifications(options: Options): void {
  const { actor } = options;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => {
      // Its button is clicked later, when the saved revision is known.
      const offered = latest.current.offer();
      const offer = offered && { ...offered, run: () => latest.current.offer()?.run() };
      const notification = notificationOf(event, { ...latest.current, offer: () => offer });
      if (notification) notifyAgent(notification);
    });

    return unsubscribe;
  }, [actor]);
}

function notificationOf(
  event: EditingNotification,
  { live, offer, onStartOver }: Options,
): Notification | null {
  switch (event.type) {
    case 'saved':
      return {
        type: 'notice',
        message: savedMessage(event.mergedIn, live()),
        ...offerOf(offer()),
      };
    case 'failed':
      return { type: 'error', message: editorMessage('save.failed', { message: event.message }) };
    case 'aside':
      return { type: 'branded', message: editorMessage('conflict.aside') };
    case 'left':
      return { type: 'branded', message: editorMessage('draft.left') };
    case 'leaveFailed':
      return { type: 'error', message: editorMessage('draft.leaveFailed') };
    case 'stepped':
    case 'stored':
    case 'discarded':
      return null;
    case 'opened': {
      const title = takeDrafted();
      if (title !== null) return { type: 'branded', message: editorMessage('design.drafted', { title }) };
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

function offerOf(action: Offer | null): Pick<Notification, 'action'> {
  return action ? { action } : {};
}

function savedMessage(mergedIn: EditingContext['mergedIn'], live: string): string {
  if (mergedIn === null || mergedIn.changes.length === 0)
    return editorMessage(live ? 'save.doneWith' : 'save.done', { live });

  return editorMessage('save.merged', {
    who: mergedIn.by ?? editorMessage('conflict.someone'),
    changes: [...new Set(mergedIn.changes.map(labelOf))].join(', '),
  });
}

function continuedMessage({ page, parts }: Continued): string {
  const of = page && {
    who: page.savedBy ?? editorMessage('versions.unknown'),
    when: page.savedAt ? moment(page.savedAt) : '',
  };
  if (parts.length === 0) return of ? editorMessage('draft.continued', of) : '';
  const restored = editorMessage('draft.restored', {
    what: describeChanges({ parts, hasPage: page !== null }),
  });

  return of ? `${restored} ${editorMessage('draft.restored.of', of)}` : restored;
}

function labelOf(change: PageChange): string {
  if (change.kind === 'detail') return detailLabel(change.detail);

  return change.id === HERO_ID ? editorMessage('panel.hero') : strapLabel(change.name);
}
