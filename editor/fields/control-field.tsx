import { type ReactNode, useId, useState } from 'react';
import { useTyped } from './use-debounced-commit.ts';

type ControlFieldProps = {
  label: string;
  help?: string;
  /** What is wrong with the value, in place of the help. */
  problem?: string | undefined;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
};

/** A control of the panel with its label above and its help below. */
export function ControlField({ label, help, problem, children }: ControlFieldProps) {
  const id = useId();
  const helpId = help || problem ? `${id}-help` : undefined;

  return (
    <div className="editor-field">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: helpId })}
      {helpId && (
        <p className={problem ? 'editor-error' : 'editor-help'} id={helpId}>
          {problem || help}
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
  help?: string | undefined;
  /** An example of a value. */
  placeholder?: string | undefined;
  /** Shown once the field is left. */
  problem?: string | undefined;
  /** The id of a `datalist`. */
  suggestions?: string;
};

/** One line of text, committed once typing has paused. */
export function TextControl({
  label,
  value,
  onChange,
  type = 'text',
  suggestions,
  ...more
}: TextControlProps) {
  const { help, placeholder, problem } = more;
  const { text, setText, commit } = useTyped(value ?? '', onChange);
  const [isTyping, setIsTyping] = useState(false);
  const shownProblem = isTyping ? undefined : problem;

  return (
    <ControlField label={label} help={help} problem={shownProblem}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type={type}
          list={suggestions}
          placeholder={placeholder}
          aria-describedby={describedBy}
          aria-invalid={shownProblem ? true : undefined}
          value={text}
          onChange={(event) => {
            setIsTyping(true);
            setText(event.target.value);
          }}
          onBlur={() => {
            setIsTyping(false);
            commit();
          }}
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
  help?: string;
};

export function ChoiceControl<T extends string>({
  label,
  value,
  options,
  onChange,
  help,
}: ChoiceControlProps<T>) {
  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className="editor-input"
          aria-describedby={describedBy}
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
