import type { Field } from '@puckeditor/core';
import { FILTER_KEYS, type FilterKey } from '#domain/search/search-config.ts';
import { message } from '../messages.ts';

/** Ticks the filters that a search shows at once. */
export function panelsField(label: string): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value = [], onChange }: { value?: string[]; onChange: (value: string[]) => void }) => (
      <fieldset>
        <legend>{label}</legend>
        {FILTER_KEYS.map((key) => (
          <label key={key} style={{ display: 'flex', gap: 8, minBlockSize: 32, alignItems: 'center' }}>
            <input
              type="checkbox"
              checked={value.includes(key)}
              onChange={() => onChange(toggled(value, key))}
            />
            {message(`search.filter.${key}`)}
          </label>
        ))}
      </fieldset>
    ),
  } as Field<string[]>;
}

function toggled(value: readonly string[], key: FilterKey): string[] {
  return value.includes(key) ? value.filter((other) => other !== key) : [...value, key];
}
