import { testIconItem } from '../kit/test-icon-item.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { type BuyersResourcesState, defaultState, ITEM } from './parts.ts';

const newItem = initialState(ITEM);

export const fixtures: Record<string, BuyersResourcesState> = {
  'with a picture': {
    title: { html: 'Before you buy', size: 'h2' },
    text: {
      html: '<p>Four things to have in hand before the first showing. None of them costs anything.</p>',
    },
    image: { imageUrl: '/_files/demo/photos/kitchen-012.jpg', altText: 'A kitchen with an island' },
    layout: 'list',
    items: [
      testIconItem(
        'piggy-bank',
        'Getting pre-approved',
        'A lender tells you in two days what you can spend and holds the rate for four months.',
        '/contact',
      ),
      testIconItem(
        'calculator',
        'What comes on top',
        'Legal fees, inspection and moving: about two percent of the price.',
        '/buy',
      ),
      testIconItem(
        'map-pinned',
        'Choosing a neighbourhood',
        'Drive to work from there once, at the hour you would.',
        '/search',
      ),
      testIconItem(
        'clipboard-check',
        'The inspection',
        'Three hours, five hundred dollars, and you come along.',
      ),
    ],
  },
  'without a picture': {
    ...defaultState,
    items: [
      { ...newItem, title: { html: 'Getting pre-approved', size: 'h3' } },
      { ...newItem, title: { html: 'Choosing a neighbourhood', size: 'h3' }, href: '/search' },
    ],
  },
};
