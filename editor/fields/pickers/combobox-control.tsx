import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isWorthSuggesting } from '#domain/search/autocomplete.ts';
import { messageOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import type { Option } from './options-control.tsx';
import './combobox-control.css';

const SEARCHED_AFTER_MS = 300;

type ComboboxControlProps = {
  label: string;
  help: string;
  find: (text: string, signal: AbortSignal) => Promise<Option[]>;
  onChoose: (option: Option) => void;
};

/** A combobox with asynchronous suggestions; the caller displays the selection. */
export function ComboboxControl({ label, help, find, onChoose }: ComboboxControlProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const [problem, setProblem] = useState('');
  const [active, setActive] = useState(-1);
  const isOpen = found !== null && found.length > 0;

  useEffect(() => {
    setFound(null);
    setProblem('');
    setActive(-1);
    if (!isWorthSuggesting(text)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      find(text.trim(), abort.signal).then(
        (options) => abort.signal.aborted || setFound(options),
        (error: unknown) => abort.signal.aborted || setProblem(messageOfError(error)),
      );
    }, SEARCHED_AFTER_MS);

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, find]);

  const choose = (option: Option) => {
    onChoose(option);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!found || !isOpen) return;
    const option = found[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? found.length : active) - 1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
    // Escape closes only the list, not the panel.
    event.stopPropagation();
  };

  return (
    <div className="editor-field">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="editor-input"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="editor-help" id={`${id}-help`}>
        {help}
      </p>
      <p className="editor-help" role="status">
        {problem || (found?.length === 0 && editorMessage('field.combobox.none'))}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="editor-combobox" hidden={!isOpen}>
        {found?.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to it
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="editor-combobox__option"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
