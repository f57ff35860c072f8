import type { Field } from '@puckeditor/core';
import { ControlGroup, TextControl } from '#editor/fields/control-field.tsx';

/** The headings of the columns, in order. */
export function headingsField(label: string, names: readonly string[]): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value = [], onChange }) => (
      <ControlGroup label={label}>
        {names.map((name, index) => (
          <TextControl
            key={name}
            label={name}
            value={value[index]}
            onChange={(heading) =>
              onChange(names.map((_, at) => (at === index ? heading : (value[at] ?? ''))))
            }
          />
        ))}
      </ControlGroup>
    ),
  };
}
