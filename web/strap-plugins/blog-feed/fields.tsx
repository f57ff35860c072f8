import type { Fields } from '@puckeditor/core';
import {
  choiceField,
  headingField,
  linkField,
  numberField,
  toggleField,
} from '#web/src/editor/fields/part-fields.tsx';
import { categoryField } from '#web/src/editor/fields/picker-fields.tsx';
import type { BlogFeedState } from './state.ts';

export const fields: Fields<BlogFeedState> = {
  title: headingField('Heading'),
  posts_per_page: numberField('How many posts', { min: 1, max: 100 }),
  orderby: choiceField('Order by', [
    { value: 'date', label: 'Date' },
    { value: 'title', label: 'Title' },
  ]),
  order: choiceField('Direction', [
    { value: 'DESC', label: 'Newest or last first' },
    { value: 'ASC', label: 'Oldest or first first' },
  ]),
  category: categoryField('Category'),
  layout: choiceField('Layout', [
    { value: 'grid', label: 'Cards side by side' },
    { value: 'rows', label: 'One below the other' },
  ]),
  pages: toggleField('Page numbers below'),
  more: linkField('Link to more'),
};
