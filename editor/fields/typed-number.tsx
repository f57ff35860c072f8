import { ControlField } from './control-field.tsx';
import { useTyped } from './use-debounced-commit.ts';

export type TypedNumberProps = {
  label: string;
  help?: string;
  value: number | undefined;
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number | 'any';
  /** Called with the typed number, not clamped; undefined for an empty field. */
  onTyped: (number: number | undefined) => void;
};

/** A number input, committed when typing pauses or on blur, unless it is invalid. */
export function TypedNumber({ label, help, value, onTyped, ...input }: TypedNumberProps) {
  const { text, setText, commit } = useTyped(String(value ?? ''), (typed) => {
    const number = typed.trim() === '' ? undefined : Number(typed);
    if (number === undefined || Number.isFinite(number)) onTyped(number);
  });

  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <input
          {...input}
          id={id}
          className="editor-input"
          type="number"
          inputMode="decimal"
          aria-describedby={describedBy}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
      )}
    </ControlField>
  );
}
