import type { ImagePart } from '#domain/page/parts.ts';

/** The images; in the editor with placeholders for missing ones. */
export function shownImages(images: readonly ImagePart[], isEditing: boolean): readonly ImagePart[] {
  return isEditing ? images : images.filter(({ imageUrl }) => imageUrl !== '');
}
