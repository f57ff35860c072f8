import { useEffect, useId, useState } from 'react';
import { formatColor, parseColor, safeColor } from '#domain/theme/color.ts';
import { COMMIT_AFTER_MS } from '../fields/use-debounced-commit.ts';
import { editorMessage } from '../messages.ts';
import './color-control.css';

export type ColorControlProps = {
  label: string;
  /** Empty for `fallback`. */
  value: string;
  fallback: string;
  onChange: (color: string) => void;
  /** In place of the editor's words, where the site's language is spoken. */
  words?: { pick: string; invalid: (text: string) => string } | undefined;
};

/** A colour, picked or typed. Invalid text is reverted with a warning. */
export function ColorControl({ label, value, fallback, onChange, words }: ColorControlProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [rejected, setRejected] = useState<string | null>(null);
  const shown = safeColor(value, safeColor(fallback, '#000000'));

  useEffect(() => {
    const color = typed === null ? null : parseColor(typed);
    if (!color || formatColor(color) === value) return;
    const timer = setTimeout(() => onChange(formatColor(color)), COMMIT_AFTER_MS);

    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  const settle = () => {
    if (typed === null) return;
    const color = parseColor(typed);
    setRejected(color ? null : typed.trim());
    setTyped(null);
    if (color && formatColor(color) !== value) onChange(formatColor(color));
  };

  return (
    <div className="color-control">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      <div className="color-control__row">
        <input
          className="color-control__picker"
          type="color"
          aria-label={words?.pick ?? editorMessage('settings.color.pick', { label })}
          // Native colour inputs have no opacity.
          value={shown.slice(0, 7)}
          onChange={(event) => {
            setRejected(null);
            setTyped(null);
            onChange(event.target.value);
          }}
        />
        <input
          id={id}
          className="editor-input"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={rejected === null ? undefined : `${id}-rejected`}
          value={typed ?? shown}
          onChange={(event) => {
            setRejected(null);
            setTyped(event.target.value);
          }}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      </div>
      {rejected !== null && (
        <p className="editor-help editor-error" id={`${id}-rejected`} role="alert">
          {words?.invalid(rejected) ?? editorMessage('settings.color.invalid', { text: rejected })}
        </p>
      )}
    </div>
  );
}
