import type { Field } from '@puckeditor/core';

type Choice = { value: string; label: string };

/** A group of checkboxes. */
export function choicesField(label: string, choices: readonly Choice[]): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value = [], onChange }: { value?: string[]; onChange: (value: string[]) => void }) => (
      <fieldset>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label
            key={choice.value}
            style={{ display: 'flex', gap: 8, minBlockSize: 32, alignItems: 'center' }}
          >
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={() => onChange(toggled(value, choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    ),
  } as Field<string[]>;
}

/** A list of short texts, one per line. */
export function linesField(label: string): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value = [], onChange, id }) => (
      <div style={{ display: 'grid', gap: 6 }}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={4}
          defaultValue={value.join('\n')}
          onBlur={({ currentTarget }) => onChange(linesOf(currentTarget.value))}
          style={{ padding: 8 }}
        />
      </div>
    ),
  } as Field<string[]>;
}

/** Splits text at line breaks and commas, without duplicates. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split(/[\n,]/).map((line) => line.trim()))].filter(Boolean);
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
