import { ControlField } from '../fields/control-field.tsx';
import { useTyped } from '../fields/use-typed.ts';

type OptionalNumberProps = {
  label: string;
  help?: string;
  value: number | undefined;
  /** What counts while the field is empty. */
  placeholder?: string;
  min?: number;
  step?: number | 'any';
  onChange: (value: number | undefined) => void;
};

/** A number that may be left out. */
export function OptionalNumber({
  label,
  help,
  value,
  placeholder,
  min,
  step = 'any',
  onChange,
}: OptionalNumberProps) {
  const { text, setText, handOn } = useTyped(value === undefined ? '' : String(value), (typed) => {
    const number = Number(typed);
    if (typed.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(number);
  });

  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type="number"
          inputMode="decimal"
          aria-describedby={describedBy}
          placeholder={placeholder}
          min={min}
          step={step}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={handOn}
        />
      )}
    </ControlField>
  );
}
