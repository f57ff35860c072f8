import type { HeadingPart, LinkPart, TextPart } from '#domain/page/parts.ts';
import type { IconItem } from '../kit/icon-item.ts';

export type SellersResourcesState = {
  title: HeadingPart;
  text: TextPart;
  items: IconItem[];
  buttonList: LinkPart[];
};

export const newItem: IconItem = {
  icon: { name: 'house' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '',
};

export const defaultState: SellersResourcesState = {
  title: { html: 'Seller Resources', size: 'h2' },
  text: { html: '' },
  items: [
    {
      ...newItem,
      title: { html: 'Preparing your home', size: 'h3' },
      text: {
        html: '<p>Light, space and small repairs: what to do before the photographer comes, and what to leave.</p>',
      },
    },
  ],
  buttonList: [{ text: 'Free Home Evaluation', action: 'estimate', type: 'link' }],
};
