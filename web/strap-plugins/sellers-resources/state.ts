import type { HeadingPart, IconPart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type Resource = { icon: IconPart; title: HeadingPart; text: TextPart; href: string };

export type SellersResourcesState = {
  title: HeadingPart;
  text: TextPart;
  items: Resource[];
  buttonList: LinkPart[];
};

export const newItem: Resource = {
  icon: { name: 'house' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '',
};

export const defaultState: SellersResourcesState = {
  title: { html: 'Seller Resources', size: 'h2' },
  text: { html: '' },
  items: [{ ...newItem, title: { html: 'Preparing your home', size: 'h3' } }],
  buttonList: [{ text: 'Free Home Evaluation', action: 'estimate', type: 'link' }],
};
