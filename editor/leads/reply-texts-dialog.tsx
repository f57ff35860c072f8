import { useId, useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { ConflictNote } from '../ui/conflict-note.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { loadReplyTexts, type ReplyTexts, storeReplyTexts } from './reply-texts-store.ts';

type Draft = ReplyText & {
  /** Of this text in the list. */
  key: number;
};
type Props = { stored: ReplyTexts; onSaved: (saved: ReplyTexts) => void; onClose: () => void };

/** The reply texts of the site: to be changed, added and deleted, and saved together. */
export function ReplyTextsDialog({ stored, onSaved, onClose }: Props) {
  const form = useReplyTexts(stored, onSaved);
  const { texts, problem, isConflict, isChanged, isBusy } = form;
  const list = useRef<HTMLUListElement>(null);
  const formId = useId();
  const { leave, dialog } = useUnsavedQuestion({
    title: editorMessage('leads.texts.title'),
    isChanged,
    onDiscard: () => {},
  });
  const close = () => leave(onClose);
  const focusText = (index: number) =>
    requestAnimationFrame(() => {
      const found = list.current?.querySelectorAll<HTMLElement>('li')[index]?.querySelector('input');
      (found ?? list.current?.parentElement?.querySelector<HTMLElement>(':scope > button'))?.focus();
    });

  return (
    <EditorDialog
      title={editorMessage('leads.texts.title')}
      size="medium"
      onClose={close}
      footer={
        <DialogButtons
          action={editorMessage('leads.texts.save')}
          form={formId}
          isSave
          isBusy={isBusy}
          onCancel={close}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="reply-texts"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <p className="editor-help">
          {editorMessage('leads.texts.help', { name: '{name}', home: '{home}', agent: '{agent}' })}
        </p>
        <ul ref={list} aria-label={editorMessage('leads.texts.title')}>
          {texts.map((text, index) => (
            <TextEditor
              key={text.key}
              text={text}
              number={index + 1}
              onChange={(made) => form.change(text.key, made)}
              onRemove={() => {
                form.remove(text.key);
                focusText(Math.max(0, index - 1));
              }}
            />
          ))}
        </ul>
        <button
          type="button"
          className="editor-button"
          onClick={() => {
            form.add();
            focusText(texts.length);
          }}
        >
          <Icon name="plus" />
          {editorMessage('leads.texts.add')}
        </button>
        {problem && (
          <p role="alert" className="editor-error">
            {problem}
          </p>
        )}
        {isConflict && (
          <ConflictNote message={editorMessage('leads.texts.conflict')} onReload={() => void form.reload()} />
        )}
      </form>
      {dialog}
    </EditorDialog>
  );
}

type TextEditorProps = {
  text: Draft;
  /** From 1. */
  number: number;
  onChange: (made: Partial<ReplyText>) => void;
  onRemove: () => void;
};

function TextEditor({ text: { name, text }, number, onChange, onRemove }: TextEditorProps) {
  const label = name.trim() || editorMessage('leads.texts.number', { number });

  return (
    <li aria-label={label}>
      <div className="reply-texts__name">
        <ControlField label={editorMessage('leads.texts.name')}>
          {({ id }) => (
            <input
              id={id}
              className="editor-input"
              value={name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </ControlField>
        <IconButton
          icon="trash-2"
          label={editorMessage('leads.texts.delete', { name: label })}
          onPress={onRemove}
        />
      </div>
      <ControlField label={editorMessage('leads.texts.text')}>
        {({ id }) => (
          <textarea
            id={id}
            className="editor-input"
            rows={8}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </ControlField>
    </li>
  );
}

function useReplyTexts(first: ReplyTexts, onSaved: (saved: ReplyTexts) => void) {
  const lastKey = useRef(0);
  const keyed = (text: ReplyText): Draft => {
    lastKey.current += 1;
    return { name: text.name, text: text.text, key: lastKey.current };
  };
  const [stored, setStored] = useState(first);
  const [texts, setTexts] = useState(() => first.texts.map(keyed));
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const written = texts.map(({ key: _, ...text }) => text);
  /** From the newest texts: two keys may come before the next render. */
  const edit = (next: (current: Draft[]) => Draft[]) => {
    setTexts(next);
    setProblem(null);
  };

  return {
    texts,
    problem,
    isConflict,
    isBusy,
    isChanged: !isEqual(
      written,
      stored.texts.map(({ name, text }) => ({ name, text })),
    ),
    change: (key: number, made: Partial<ReplyText>) =>
      edit((current) => current.map((text) => (text.key === key ? { ...text, ...made } : text))),
    add: () => {
      const added = keyed({ name: '', text: '' });
      edit((current) => [...current, added]);
    },
    remove: (key: number) => edit((current) => current.filter((text) => text.key !== key)),

    async save(): Promise<void> {
      if (isBusy) return;
      setIsBusy(true);
      try {
        const result = await storeReplyTexts(written, stored.revision);
        if (result === 'conflict') setIsConflict(true);
        else if ('problem' in result) setProblem(result.problem);
        else return onSaved(result);
      } catch (error) {
        setProblem(sentenceOfError(error));
      }
      setIsBusy(false);
    },

    async reload(): Promise<void> {
      try {
        const loaded = await loadReplyTexts();
        setStored(loaded);
        const drafts = loaded.texts.map(keyed);
        edit(() => drafts);
        setIsConflict(false);
      } catch (error) {
        setProblem(sentenceOfError(error));
      }
    },
  };
}
