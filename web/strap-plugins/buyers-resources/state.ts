import type { HeadingPart, ImagePart, TextPart } from '#domain/page/parts.ts';
import type { IconItem } from '../kit/icon-item.ts';

export type BuyersResourcesState = {
  title: HeadingPart;
  text: TextPart;
  items: IconItem[];
  image: ImagePart;
};

export const newItem: IconItem = {
  icon: { name: 'key-round' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '',
};

export const defaultState: BuyersResourcesState = {
  title: { html: 'Buyer Resources', size: 'h2' },
  text: { html: '' },
  items: [
    {
      ...newItem,
      title: { html: 'Getting pre-approved', size: 'h3' },
      text: {
        html: '<p>A lender says what you can spend before you fall for a home, and sellers know that you mean it.</p>',
      },
    },
  ],
  image: { imageUrl: '' },
};
