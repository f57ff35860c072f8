import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const QUOTE = defineParts({
  text: part.richText('Quote', '<p>A quote.</p>'),
  author: part.heading('Who says it', 'Name', 'h4'),
  /** Of the layout with pictures: the client, or the home. */
  image: part.image('Picture'),
});
export type Quote = StateOf<typeof QUOTE>;

export const parts = defineParts({
  items: needed(part.list('Quotes', 'Quote', QUOTE, [{}])),
  layout: part.choice(
    'Layout',
    {
      slider: 'One at a time',
      wall: 'All side by side',
      spread: 'One at a time, large at the left',
      portrait: 'One at a time, with a picture',
      stagger: 'All in uneven columns',
    },
    'slider',
  ),
  interval: part.sliderInterval('Seconds between two quotes'),
  style: part.sliderStyle('Way of changing', 'fade'),
});

export type QuotesState = StateOf<typeof parts>;

export const defaultState: QuotesState = initialState(parts);
