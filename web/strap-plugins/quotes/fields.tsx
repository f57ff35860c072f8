import type { Fields } from '@puckeditor/core';
import {
  headingField,
  listField,
  sliderIntervalField,
  sliderStyleField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { newItem, type Quote, type QuotesState } from './state.ts';

export const fields: Fields<QuotesState> = {
  items: listField<Quote>('Quotes', {
    fields: { text: textField('Quote'), author: headingField('Who says it') },
    defaultItem: newItem,
    itemLabel: (item, index) => item.author?.html || `Quote ${index + 1}`,
  }),
  interval: sliderIntervalField('Seconds between two quotes'),
  style: sliderStyleField('Way of changing'),
};
