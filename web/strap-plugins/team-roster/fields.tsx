import type { Fields } from '@puckeditor/core';
import {
  choiceField,
  headingField,
  numberField,
  rosterField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { TeamRosterState } from './state.ts';

export const fields: Fields<TeamRosterState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  members: rosterField('Members'),
  order: choiceField('Order', [
    { value: 'roster', label: 'As in the team list, or as chosen' },
    { value: 'name', label: 'By name' },
  ]),
  columns: numberField('Columns', { min: 2, max: 6 }),
};
