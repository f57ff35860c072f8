import { type ReactNode, useId } from 'react';
import { useTyped } from './use-debounced-commit.ts';

type ControlFieldProps = {
  label: string;
  help?: string;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
};

/** A control of the panel with its label above and its help below. */
export function ControlField({ label, help, children }: ControlFieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;

  return (
    <div className="editor-field">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: helpId })}
      {help && (
        <p className="editor-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Controls that belong together under one name. */
export function ControlGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="editor-group">
      <legend className="editor-label">{label}</legend>
      {children}
    </fieldset>
  );
}

type TextControlProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  type?: 'text' | 'url';
  /** The id of a `datalist`. */
  suggestions?: string;
};

/** One line of text, committed once typing has paused. */
export function TextControl({ label, value, onChange, type = 'text', suggestions }: TextControlProps) {
  const { text, setText, commit } = useTyped(value ?? '', onChange);

  return (
    <ControlField label={label}>
      {({ id }) => (
        <input
          id={id}
          className="editor-input"
          type={type}
          list={suggestions}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
      )}
    </ControlField>
  );
}

type ChoiceControlProps<T extends string> = {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

export function ChoiceControl<T extends string>({ label, value, options, onChange }: ChoiceControlProps<T>) {
  return (
    <ControlField label={label}>
      {({ id }) => (
        <select
          id={id}
          className="editor-input"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </ControlField>
  );
}

type ToggleControlProps = { label: string; value: boolean; onChange: (value: boolean) => void };

export function ToggleControl({ label, value, onChange }: ToggleControlProps) {
  return (
    <label className="editor-toggle">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
