import { useId, useMemo, useState } from 'react';
import type { AnyStrap, StrapSet } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { StrapThumbnail } from './strap-thumbnail.tsx';

type StrapPickerProps = {
  straps: readonly AnyStrap[];
  /** Keys of those whose code could not be loaded. */
  failed?: readonly string[];
  onInsert: (name: string) => void;
  onClose: () => void;
};

const SETS: readonly Exclude<StrapSet, 'internal'>[] = ['original', 'utility'];

/** The straps an agent can insert, by set and by search; Insert waits for a choice. */
export function StrapPicker({ straps, failed = [], onInsert, onClose }: StrapPickerProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const searchId = useId();
  const found = useMemo(() => straps.filter((strap) => matches(strap, text)), [straps, text]);
  const insert = () => chosen && onInsert(chosen);

  return (
    <EditorDialog
      title={editorMessage('picker.title')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {editorMessage('dialog.cancel')}
          </button>
          <button type="button" className="editor-button is-primary" disabled={!chosen} onClick={insert}>
            {editorMessage('picker.insert')}
          </button>
        </>
      }
    >
      <label className="editor-label" htmlFor={searchId}>
        {editorMessage('picker.search')}
      </label>
      <input
        id={searchId}
        className="editor-input"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(null);
        }}
      />
      <p role="status" className="editor-help">
        {found.length === 0 && editorMessage('picker.none', { text })}
      </p>
      {failed.length > 0 && (
        <p className="editor-error" role="alert">
          {editorMessage('component.failed')} ({failed.join(', ')})
        </p>
      )}
      {SETS.map((set) => ({ set, members: found.filter((strap) => strap.set === set) }))
        .filter(({ members }) => members.length > 0)
        .map(({ set, members }) => (
          <fieldset key={set} className="editor-picker">
            <legend>{editorMessage(`picker.set.${set}`)}</legend>
            {members.map((strap) => (
              <label key={strap.name} className="editor-picker__choice" onDoubleClick={insert}>
                <input
                  type="radio"
                  name="strap"
                  value={strap.name}
                  checked={chosen === strap.name}
                  onChange={() => setChosen(strap.name)}
                />
                <StrapThumbnail name={strap.name} />
                <span className="editor-picker__label">{strap.label}</span>
                <span className="editor-picker__description">{strap.description}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </EditorDialog>
  );
}

function matches({ label, description }: AnyStrap, text: string): boolean {
  return `${label} ${description}`.toLowerCase().includes(text.trim().toLowerCase());
}
