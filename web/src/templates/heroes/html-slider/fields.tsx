import type { Fields } from '@puckeditor/core';
import {
  htmlField,
  listField,
  sliderIntervalField,
  sliderStyleField,
} from '#web/src/editor/fields/part-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import { type HeroHtmlSliderState, type HtmlSlide, slide } from './state.ts';

export const fields: Fields<HeroHtmlSliderState> = {
  ...heroFields([]),
  items: listField<HtmlSlide>('Slides', {
    fields: { html: htmlField('Markup') },
    defaultItem: slide('<h2>Another slide</h2>'),
    itemLabel: (_, index) => `Slide ${index + 1}`,
  }),
  interval: sliderIntervalField('Seconds between two slides'),
  style: sliderStyleField('Way of changing'),
};
