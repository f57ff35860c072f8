import { useEffect, useState } from 'react';
import { partsOf } from '../editing/site-parts.ts';
import type { Editing } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { describeChanges } from './describe-changes.ts';
import type { DeviceCopy } from './device-copy.ts';
import { isUnsaved } from './is-unsaved.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { fullMoment } from './moment.ts';
import { SignedOutDialog } from './signed-out-dialog.tsx';

/** Dialogs and warnings that prevent the loss of changes. */
export function SafetyDialogs({ editing }: { editing: Editing }) {
  return (
    <>
      <LeaveGuard isEditing={!editing.snapshot.matches('viewing')} isUnsaved={isUnsaved(editing)} />
      <SafetyQuestion editing={editing} />
    </>
  );
}

/** The most urgent dialog, one at a time. */
function SafetyQuestion({ editing }: { editing: Editing }) {
  const { snapshot, drafts, send } = editing;
  const { conflict, theirs, isConflictShown, isGone, moved, isSignedOut, partClash, copy } = snapshot.context;
  const live = snapshot.context.snapshot;
  const isOut = isSignedOut || drafts.context.failure?.kind === 'signedOut';
  const [isOutSeen, setIsOutSeen] = useState(false);
  useEffect(() => {
    if (!isOut) setIsOutSeen(false);
  }, [isOut]);

  if (snapshot.matches('viewing')) return null;
  if (isOut && !isOutSeen) {
    const resume = () => {
      setIsOutSeen(true);
      snapshot.children.drafts?.send({ type: 'retry' });
      notifyAgent({ type: 'notice', message: editorMessage('signedOut.back') });
    };
    return <SignedOutDialog onSignedIn={resume} onClose={() => setIsOutSeen(true)} />;
  }
  if (conflict && theirs && isConflictShown)
    return <ConflictDialog conflict={conflict} theirs={theirs} send={send} />;
  if (partClash) {
    const who = partClash.savedBy ?? editorMessage('conflict.someone');
    const part = editorMessage(`part.${partClash.part}`);
    return (
      <Question
        title={editorMessage('partClash.title', { part })}
        text={editorMessage('partClash.text', { who, part })}
        no={{
          label: editorMessage('conflict.side.theirs', { who }),
          run: () => send({ type: 'part.resolve', side: 'theirs' }),
        }}
        yes={{
          label: editorMessage('conflict.side.mine'),
          run: () => send({ type: 'part.resolve', side: 'mine' }),
        }}
        onClose={() => send({ type: 'part.dismiss' })}
      />
    );
  }
  if (isGone || moved !== null) {
    const dismiss = () => send({ type: 'gone.dismiss' });
    return (
      <Question
        title={editorMessage(isGone ? 'gone.title' : 'moved.title')}
        text={editorMessage(isGone ? 'gone.text' : 'moved.text', { slug: moved ?? live?.page.slug ?? '' })}
        no={{ label: editorMessage('conflict.keep'), run: dismiss }}
        yes={{
          label: editorMessage(isGone ? 'gone.create' : 'moved.follow'),
          run: () => send({ type: isGone ? 'gone.create' : 'moved.follow' }),
        }}
        onClose={dismiss}
      />
    );
  }
  if (copy && !snapshot.matches('opening')) {
    return (
      <Question
        title={editorMessage('copy.title')}
        text={editorMessage('copy.text', { what: describeCopy(copy), when: fullMoment(storedAtOf(copy)) })}
        no={{ label: editorMessage('copy.drop'), run: () => send({ type: 'copy.drop' }) }}
        yes={{ label: editorMessage('copy.take'), run: () => send({ type: 'copy.take' }) }}
        onClose={() => send({ type: 'copy.postpone' })}
      />
    );
  }

  return null;
}

function describeCopy({ page, site }: DeviceCopy): string {
  return describeChanges({ parts: partsOf(site?.parts ?? {}), hasPage: page !== null });
}

/** The time of the latest copy. */
function storedAtOf({ page, site }: DeviceCopy): string {
  return [page?.storedAt ?? '', site?.storedAt ?? ''].toSorted().at(-1) ?? '';
}

type QuestionProps = {
  title: string;
  text: string;
  no: { label: string; run: () => void };
  yes: { label: string; run: () => void };
  onClose: () => void;
};

function Question({ title, text, no, yes, onClose }: QuestionProps) {
  return (
    <EditorDialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={no.run}>
            {no.label}
          </button>
          <button type="button" className="editor-button is-primary" onClick={yes.run}>
            {yes.label}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </EditorDialog>
  );
}
