import { ControlField } from '../fields/control-field.tsx';
import { useTyped } from '../fields/use-debounced-commit.ts';

type LinesControlProps = {
  label: string;
  help?: string;
  value: string;
  isCode?: boolean;
  rows?: number;
  onChange: (value: string) => void;
};

/** A multi-line input for text or code, committed once typing pauses. */
export function LinesControl({ label, help, value, isCode = false, rows = 6, onChange }: LinesControlProps) {
  const { text, setText, commit } = useTyped(value, onChange);

  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className={`editor-input${isCode ? ' is-code' : ''}`}
          aria-describedby={describedBy}
          rows={rows}
          spellCheck={!isCode}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
      )}
    </ControlField>
  );
}
