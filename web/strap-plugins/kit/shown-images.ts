import type { ImagePart } from '#domain/page/parts.ts';

/** The images there are; while editing also those still to come. */
export function shownImages(images: readonly ImagePart[], isEditing: boolean): readonly ImagePart[] {
  return isEditing ? images : images.filter(({ imageUrl }) => imageUrl !== '');
}
