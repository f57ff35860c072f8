import type { Fields } from '@puckeditor/core';
import { headingField, imageField, listField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { footerFields } from '../footer-fields.tsx';
import { COLUMN_NAMES } from '../footer-state.ts';
import { headingsField } from '../headings-field.tsx';
import { EMPTY_BOX, type FooterBox, type FooterColumnsWithBoxesState } from './state.ts';

export const fields: Fields<FooterColumnsWithBoxesState> = {
  ...footerFields,
  columns: headingsField('Headings', COLUMN_NAMES),
  boxes: listField<FooterBox>('Boxes', {
    fields: { title: headingField('Heading'), text: textField('Text'), image: imageField('Picture') },
    defaultItem: EMPTY_BOX,
    itemLabel: (box, index) => box.title.html || `Box ${index + 1}`,
    max: 4,
  }),
};
