import { AutoField, type ObjectField } from '@puckeditor/core';
import { NestedField } from './nested-field.tsx';

type Value = Record<string, unknown>;
type ObjectControlProps = { field: ObjectField; value: unknown; onChange: (value: Value) => void };

/** A group of fields, without a frame if there is only one. */
export function ObjectControl({ field, value, onChange }: ObjectControlProps) {
  const current: Value = typeof value === 'object' && value !== null ? (value as Value) : {};
  const entries = Object.entries(field.objectFields as Record<string, ObjectField>);
  const controls = entries.map(([name, member]) => (
    <NestedField key={name} field={member}>
      <AutoField
        field={member}
        value={current[name]}
        onChange={(changed) => onChange({ ...current, [name]: changed })}
      />
    </NestedField>
  ));
  if (entries.length === 1) return controls;

  return (
    <fieldset className="editor-group">
      <legend className="editor-label">{field.label}</legend>
      {controls}
    </fieldset>
  );
}
