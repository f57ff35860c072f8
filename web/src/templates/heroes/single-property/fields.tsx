import type { Fields } from '@puckeditor/core';
import { imageListField } from '#web/src/editor/fields/part-fields.tsx';
import { listingField } from '#web/src/editor/fields/picker-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroSinglePropertyState } from './state.ts';

export const fields: Fields<HeroSinglePropertyState> = {
  ...heroFields(['title', 'text', 'buttonList']),
  mls: listingField('Home'),
  images: imageListField('Photos in place of the listing’s', { imageUrl: '', altText: '' }),
};
