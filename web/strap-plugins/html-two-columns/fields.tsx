import type { Fields } from '@puckeditor/core';
import { htmlField } from '#web/src/editor/fields/part-fields.tsx';
import type { HtmlTwoColumnsState } from './state.ts';

export const fields: Fields<HtmlTwoColumnsState> = {
  left: htmlField('Markup on the left'),
  right: htmlField('Markup on the right'),
};
