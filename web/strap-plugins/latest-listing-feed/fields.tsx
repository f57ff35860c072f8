import type { Fields } from '@puckeditor/core';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { offeredSorts } from '#domain/search/sorts.ts';
import { choiceField, headingField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { type LatestListingFeedState, LIMIT_MAX } from './state.ts';

export const fields = {
  title: headingField('Heading'),
  setup: {
    type: 'object',
    label: 'Which homes',
    objectFields: {
      sort: choiceField(
        'Order',
        offeredSorts(false).map(({ key, label }) => ({ value: key, label })),
      ),
      propertyTypes: {
        type: 'custom',
        label: 'Property types',
        render: ({ value = [], onChange }: { value?: string[]; onChange: (value: string[]) => void }) => (
          <fieldset>
            <legend>Property types (none shows all)</legend>
            {PANEL_PROPERTY_TYPES.map((type) => (
              <label
                key={type.value}
                style={{ display: 'flex', gap: 8, minBlockSize: 32, alignItems: 'center' }}
              >
                <input
                  type="checkbox"
                  checked={value.includes(type.value)}
                  onChange={() =>
                    onChange(
                      value.includes(type.value)
                        ? value.filter((other) => other !== type.value)
                        : [...value, type.value],
                    )
                  }
                />
                {type.label}
              </label>
            ))}
          </fieldset>
        ),
      },
    },
  },
  limit: numberField('How many homes', { min: 1, max: LIMIT_MAX }),
} as unknown as Fields<LatestListingFeedState>;
