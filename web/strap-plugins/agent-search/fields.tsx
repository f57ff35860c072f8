import type { Fields } from '@puckeditor/core';
import { headingField, numberField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { AgentSearchState } from './state.ts';

export const fields: Fields<AgentSearchState> = {
  title: headingField('Heading'),
  placeholder: plainTextField('Words in the empty field'),
  perPage: numberField('Agents on a page', { min: 1, max: 100 }),
};
