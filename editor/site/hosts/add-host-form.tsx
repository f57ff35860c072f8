import { useId, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';

type Props = {
  isBusy: boolean;
  /** Returns what went wrong, or null. */
  onAdd: (host: string) => Promise<string | null>;
};

/** Adds a name; the focus stays in the field, for the next one or a correction. */
export function AddHostForm({ isBusy, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const add = async () => {
    const rejected = await onAdd(typed);
    setProblem(rejected);
    if (!rejected) setTyped('');
    input.current?.focus();
  };

  return (
    <form
      className="hosts__add"
      aria-label={editorMessage('hosts.add')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <div className="editor-field">
        <label className="editor-label" htmlFor={`${id}-host`}>
          {editorMessage('hosts.name')}
        </label>
        <p className="editor-help" id={`${id}-hint`}>
          {editorMessage('hosts.name.hint')}
        </p>
        <input
          ref={input}
          id={`${id}-host`}
          className="editor-input"
          required
          maxLength={253}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="www.example.com"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="editor-error">
            {problem}
          </p>
        )}
      </div>
      <button type="submit" className="editor-button is-primary" aria-disabled={isBusy}>
        <Icon name="plus" />
        {editorMessage('hosts.add')}
      </button>
    </form>
  );
}
