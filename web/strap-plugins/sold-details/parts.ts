import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** The sold listing; null is the one of the page's URL. */
  soldID: part.listing('Sold listing (empty: the one of the address)', null),
  /** If the source allows it. */
  showSoldPrice: part.toggle('Show what it sold for, where it may be shown', true),
  /** Text for visitors who may want to sell as well. */
  contact: part.richText(
    'Text beside the facts',
    '<p>Tell us which street you live on. We will tell you what homes there go for, and what we would do first.</p>',
  ),
  buttonList: part.links('Buttons', [{ text: 'Ask us', href: '/contact', type: 'link' }]),
});

export type SoldDetailsState = StateOf<typeof parts>;

export const defaultState: SoldDetailsState = initialState(parts);
