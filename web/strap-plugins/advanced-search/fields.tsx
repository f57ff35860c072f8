import type { Fields } from '@puckeditor/core';
import { headingField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { panelsField } from '#web/src/editor/search-setup/panels-field.tsx';
import type { AdvancedSearchState } from './state.ts';

export const fields = {
  title: headingField('Heading'),
  setup: { type: 'object', label: 'Search', objectFields: { panels: panelsField('Filters offered') } },
  buttonText: plainTextField('Words on the button'),
} as Fields<AdvancedSearchState>;
