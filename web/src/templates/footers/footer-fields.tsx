import type { Fields } from '@puckeditor/core';
import { COLUMN_NAMES, type ColumnsState } from './footer-parts.ts';
import { headingsField } from './headings-field.tsx';

/** One heading for each column of a footer. */
export const columnFields: Pick<Fields<ColumnsState>, 'columns'> = {
  columns: headingsField('Headings', COLUMN_NAMES),
};
