import type { Fields } from '@puckeditor/core';
import { footerFields } from '../footer-fields.tsx';
import { COLUMN_NAMES } from '../footer-state.ts';
import { headingsField } from '../headings-field.tsx';
import type { FooterColumnsState } from './state.ts';

export const fields: Fields<FooterColumnsState> = {
  ...footerFields,
  columns: headingsField('Headings', COLUMN_NAMES),
};
