import type { Fields } from '@puckeditor/core';
import { COLUMN_NAMES, type ColumnsState } from './footer-parts.ts';
import { headingsField } from './headings-field.tsx';

/** Each column of a footer has its place, hence a heading of its own. */
export const columnFields: Pick<Fields<ColumnsState>, 'columns'> = {
  columns: headingsField('Headings', COLUMN_NAMES),
};
