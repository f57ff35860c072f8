import type { Fields } from '@puckeditor/core';
import { headingField, linkListField, listField } from '#web/src/editor/fields/part-fields.tsx';
import { type ColumnedLinksState, type LinkColumn, newColumn } from './state.ts';

export const fields: Fields<ColumnedLinksState> = {
  title: headingField('Heading'),
  columns: listField<LinkColumn>('Columns', {
    fields: { title: headingField('Heading'), links: linkListField('Links') },
    defaultItem: newColumn,
    itemLabel: (column, index) => column.title?.html || `Column ${index + 1}`,
    min: 1,
    max: 4,
  }),
};
