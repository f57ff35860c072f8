import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { iconItem } from '../kit/icon-item.ts';

export const ITEM = iconItem({ name: 'house' });

export const parts = defineParts({
  title: part.heading('Heading', 'Seller Resources'),
  text: part.richText('Introduction'),
  layout: part.choice('Layout', { cards: 'Cards', steps: 'Numbered lines' }, 'cards'),
  items: needed(
    part.list('Resources', 'Resource', ITEM, [
      {
        title: { html: 'Preparing your home', size: 'h3' },
        text: {
          html: '<p>Light, space and small repairs: what to do before the photographer comes, and what to leave.</p>',
        },
      },
    ]),
  ),
  buttonList: part.links('Buttons', [{ text: 'Free Home Evaluation', action: 'estimate', type: 'link' }]),
});

export type SellersResourcesState = StateOf<typeof parts>;

export const defaultState: SellersResourcesState = initialState(parts);
