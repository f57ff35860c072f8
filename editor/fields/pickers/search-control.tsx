import { ControlField } from '../control-field.tsx';

type SearchControlProps = {
  label: string;
  help?: string;
  value: string;
  onChange: (text: string) => void;
};

/** A search input, committed on every key. */
export function SearchControl({ label, help, value, onChange }: SearchControlProps) {
  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type="search"
          autoComplete="off"
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </ControlField>
  );
}
