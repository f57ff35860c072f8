import type { HeadingPart, IconPart, ImagePart, TextPart } from '#domain/page/parts.ts';

export type Resource = { icon: IconPart; title: HeadingPart; text: TextPart; href: string };

export type BuyersResourcesState = {
  title: HeadingPart;
  text: TextPart;
  items: Resource[];
  image: ImagePart;
};

export const newItem: Resource = {
  icon: { name: 'key-round' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '',
};

export const defaultState: BuyersResourcesState = {
  title: { html: 'Buyer Resources', size: 'h2' },
  text: { html: '' },
  items: [{ ...newItem, title: { html: 'Getting pre-approved', size: 'h3' } }],
  image: { imageUrl: '' },
};
