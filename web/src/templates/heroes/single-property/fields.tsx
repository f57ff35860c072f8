import type { Fields } from '@puckeditor/core';
import type { ImagePart } from '#domain/page/parts.ts';
import { listField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroSinglePropertyState } from './state.ts';

export const fields: Fields<HeroSinglePropertyState> = {
  ...heroFields(['title', 'text', 'buttonList']),
  mls: plainTextField('MLS® number; the newest home when empty'),
  images: imagesField(),
};

/** A list of images, each of them the item itself. */
function imagesField(): Fields<HeroSinglePropertyState>['images'] {
  return listField<ImagePart & Record<string, unknown>>('Photos in place of the listing’s', {
    fields: {
      imageUrl: plainTextField('Address of the photo'),
      altText: plainTextField('What it shows'),
    } as never,
    defaultItem: { imageUrl: '', altText: '' },
    itemLabel: (image, index) => image.altText || `Photo ${index + 1}`,
  }) as unknown as Fields<HeroSinglePropertyState>['images'];
}
