import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { iconItem } from '../kit/icon-item.ts';

export const ITEM = iconItem({ name: 'key-round' });

export const parts = defineParts({
  title: part.heading('Heading', 'Buyer Resources'),
  text: part.richText('Introduction'),
  items: needed(
    part.list('Resources', 'Resource', ITEM, [
      {
        title: { html: 'Getting pre-approved', size: 'h3' },
        text: {
          html: '<p>A lender says what you can spend before you fall for a home, and sellers know that you mean it.</p>',
        },
      },
    ]),
  ),
  image: part.image('Image'),
  layout: part.choice(
    'Layout',
    { list: 'A list beside the introduction', cards: 'Numbered cards below a wide picture' },
    'list',
  ),
});

export type BuyersResourcesState = StateOf<typeof parts>;

export const defaultState: BuyersResourcesState = initialState(parts);
