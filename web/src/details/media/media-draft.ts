import type { ListingMediaInput } from '../../gql/types.generated.ts';
import { decoded } from './gallery-slides.ts';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';

export const MEDIUM_TYPES = ['image', 'video', 'other'] as const;
export type MediumType = (typeof MEDIUM_TYPES)[number];
/** A medium in the editor: a URL, or markup for `other`. */
export type MediumDraft = { key: number; type: MediumType; value: string };

let nextKey = 0;
export const newMedium = (type: MediumType = 'video', value = ''): MediumDraft => ({
  key: nextKey++,
  type,
  value,
});

export function draftsOf(media: ListingDetails_ListingFragment['media']): MediumDraft[] {
  return media.flatMap(({ type, imageUrl, url, html }) => {
    const known = MEDIUM_TYPES.find((name) => name === type);
    return known
      ? [newMedium(known, (known === 'other' ? decoded(html ?? '') : (imageUrl ?? url)) ?? '')]
      : [];
  });
}

/** The media to save; those without a value are dropped. */
export function mediaInput(drafts: readonly MediumDraft[]): ListingMediaInput[] {
  return drafts
    .filter(({ value }) => value.trim() !== '')
    .map(({ type, value }) => {
      if (type === 'image') return { imageUrl: value.trim() };
      return type === 'video' ? { videoUrl: value.trim() } : { html: value };
    });
}
