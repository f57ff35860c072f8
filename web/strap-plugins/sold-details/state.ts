import type { LinkPart, TextPart } from '#domain/page/parts.ts';

export type SoldDetailsState = {
  /** The sold listing shown; null shows the one of the page's address. */
  soldID: string | null;
  /** Where the source allows it. */
  showSoldPrice: boolean;
  /** What is said to visitors who may want to sell as well. */
  contact: TextPart;
  buttonList: LinkPart[];
};

export const defaultState: SoldDetailsState = {
  soldID: null,
  showSoldPrice: true,
  contact: {
    html: '<p>Tell us which street you live on. We will tell you what homes there go for, and what we would do first.</p>',
  },
  buttonList: [{ text: 'Ask us', href: '/contact', type: 'link' }],
};
