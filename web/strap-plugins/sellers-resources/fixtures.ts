import { testIconItem } from '../kit/test-icon-item.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defaultState, ITEM, type SellersResourcesState } from './parts.ts';

const newItem = initialState(ITEM);

export const fixtures: Record<string, SellersResourcesState> = {
  'three cards': {
    title: { html: 'Thinking of selling?', size: 'h2' },
    text: {
      html: '<p>Start with a number. We look at your street, your lot and your house and write you one page, free and without a follow-up call unless you ask for it.</p>',
    },
    items: [
      testIconItem(
        'paintbrush',
        'Preparing your home',
        'The list we give every seller: what to fix, what to leave, what to hide.',
        '/sell',
      ),
      testIconItem(
        'camera',
        'Pictures that sell',
        'One photographer, one bright morning, thirty pictures. Included.',
      ),
      testIconItem(
        'receipt',
        'What selling costs',
        'Commission, lawyer, discharge of the mortgage: a worked example.',
        '/sell',
      ),
    ],
    layout: 'cards',
    buttonList: [
      { text: 'Free Home Evaluation', action: 'estimate', type: 'link' },
      { text: 'Ask a question', href: '/contact', type: 'link' },
    ],
  },
  'numbered lines': {
    ...defaultState,
    layout: 'steps',
    items: [
      testIconItem('paintbrush', 'Prepare', 'What to fix, what to leave, what to hide.', '/sell'),
      testIconItem('camera', 'Show', 'One photographer, one bright morning, thirty pictures.'),
      testIconItem('receipt', 'Choose', 'The price is one line of an offer.'),
    ],
  },
  'two cards without words': { ...defaultState, items: [newItem, { ...newItem, href: '/sell' }] },
};
