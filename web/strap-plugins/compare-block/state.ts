import type { HeadingPart, IconPart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type ComparedBlock = { icon: IconPart; title: HeadingPart; text: TextPart; buttonList: LinkPart[] };

export type CompareBlockState = { title: HeadingPart; items: ComparedBlock[] };

export const newItem: ComparedBlock = {
  icon: { name: '' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  buttonList: [],
};

export const defaultState: CompareBlockState = {
  title: { html: 'Compare', size: 'h2' },
  items: [
    {
      icon: { name: 'home', style: 'enclosed' },
      title: { html: 'Buying', size: 'h3' },
      text: {
        html: '<ul><li>Each payment builds equity of your own</li><li>Taxes and repairs are yours too</li><li>You change what you like</li></ul>',
      },
      buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
    },
    {
      icon: { name: 'key', style: 'enclosed' },
      title: { html: 'Renting', size: 'h3' },
      text: {
        html: '<ul><li>You move on when the lease ends</li><li>Somebody else looks after the roof</li><li>A deposit in place of a down payment</li></ul>',
      },
      buttonList: [],
    },
  ],
};
