import type { Fields } from '@puckeditor/core';
import { htmlField } from '#web/src/editor/fields/part-fields.tsx';
import type { HtmlState } from './state.ts';

export const fields: Fields<HtmlState> = {
  html: htmlField('Markup'),
};
