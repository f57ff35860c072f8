import type { Fields } from '@puckeditor/core';
import {
  headingField,
  imageListField,
  sliderIntervalField,
  sliderStyleField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type GallerySliderState, newItem } from './state.ts';

export const fields: Fields<GallerySliderState> = {
  title: headingField('Heading'),
  images: imageListField('Images', newItem, ['href']),
  interval: sliderIntervalField('Seconds between two images'),
  style: sliderStyleField('Way of changing'),
};
