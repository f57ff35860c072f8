import { useState } from 'react';
import type { EventFromLogic } from 'xstate';
import type { Choices, PageClash, Side } from '#domain/page/merge-pages.ts';
import { HERO_ID } from '#domain/page/page.ts';
import { moment } from '../drafts/moment.ts';
import { StrapPreview } from '../drafts/strap-preview.tsx';
import type { editingMachine } from '../editing/editing.machine.ts';
import type { Conflict, Theirs } from '../editing/editing-context.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../messages.ts';
import { detailLabel, nameAmongStraps } from '../strap-label.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import './conflict-dialog.css';

type ConflictDialogProps = {
  conflict: Conflict;
  theirs: Theirs;
  send: (event: EventFromLogic<typeof editingMachine>) => void;
};

const SIDES = ['mine', 'theirs'] as const;

/** Resolves a save conflict: shows both versions of each clashing part to choose from. Closing it continues editing. */
export function ConflictDialog({ conflict, theirs: { clashes }, send }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const { agent } = useSite().viewer;
  const isOwn = conflict.savedBy !== null && conflict.savedBy === agent?.displayName;
  const who = isOwn
    ? editorMessage('conflict.otherTab')
    : (conflict.savedBy ?? editorMessage('conflict.someone'));
  const when = conflict.savedAt ? moment(conflict.savedAt) : editorMessage('conflict.moment');
  const left = clashes.filter(({ id }) => !choices[id]).length;
  const dismiss = () => send({ type: 'conflict.dismiss' });
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(clashes.map(({ id }) => [id, side])));

  return (
    <EditorDialog
      title={editorMessage(isOwn ? 'conflict.title.own' : 'conflict.title')}
      size="large"
      onClose={dismiss}
      footer={
        <>
          <button type="button" className="editor-button" onClick={() => send({ type: 'conflict.load' })}>
            {editorMessage('conflict.load')}
          </button>
          <button type="button" className="editor-button" onClick={dismiss}>
            {editorMessage('conflict.keep')}
          </button>
          <button
            type="button"
            className="editor-button is-primary"
            disabled={left > 0}
            onClick={() => send({ type: 'conflict.resolve', choices })}
          >
            {left > 0 ? editorMessage('conflict.left', { count: left }) : editorMessage('conflict.settle')}
          </button>
        </>
      }
    >
      <p>{editorMessage(isOwn ? 'conflict.text.own' : 'conflict.text', { who, when })}</p>
      <p className="editor-help">{editorMessage('conflict.help', { who })}</p>
      {clashes.length > 1 && (
        <div className="conflict__all">
          {SIDES.map((side) => (
            <button key={side} type="button" className="editor-button" onClick={() => chooseAll(side)}>
              {editorMessage(`conflict.all.${side}`, { who })}
            </button>
          ))}
        </div>
      )}
      {clashes.map((clash) => (
        <fieldset key={clash.id} className="conflict__clash">
          <legend>{labelOf(clash)}</legend>
          {SIDES.map((side) => (
            <label key={side} className="conflict__side">
              <span className="conflict__choice">
                <input
                  type="radio"
                  name={`clash-${clash.id}`}
                  checked={choices[clash.id] === side}
                  onChange={() => setChoices({ ...choices, [clash.id]: side })}
                />
                {editorMessage(`conflict.side.${side}`, { who })}
              </span>
              <ClashSide clash={clash} side={side} />
            </label>
          ))}
        </fieldset>
      ))}
    </EditorDialog>
  );
}

function ClashSide({ clash, side }: { clash: PageClash; side: Side }) {
  if (clash.kind === 'strap') return <StrapPreview strap={clash[side]} />;
  const value = clash[side];

  return (
    <span className="conflict__value">
      {typeof value === 'string' ? value || editorMessage('preview.empty') : JSON.stringify(value)}
    </span>
  );
}

function labelOf(clash: PageClash): string {
  if (clash.kind === 'detail') return detailLabel(clash.id);
  if (clash.id === HERO_ID) return editorMessage('panel.hero');

  const strap = clash.mine ?? clash.theirs;

  return strap ? nameAmongStraps(strap) : '';
}
