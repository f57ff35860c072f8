import { defaultState, type FooterColumnsWithBoxesState } from './parts.ts';

export const fixtures: Record<string, FooterColumnsWithBoxesState> = {
  'two boxes': {
    ...defaultState,
    linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
    boxes: [
      {
        title: { html: 'Come by', size: 'h4' },
        text: { html: '<p>Coffee is on from nine.</p>' },
        image: { imageUrl: '/_files/demo/scenes/office-edmonton.jpg', altText: 'The office', href: '/about' },
      },
      {
        title: { html: 'Members of the board', size: 'h4' },
        text: { html: '<p>And of the neighbourhood league.</p>' },
        image: { imageUrl: '' },
      },
    ],
  },
  'with a map and the newsletter': {
    ...defaultState,
    newsletter: 'A letter from us, once a month',
    map: { lat: 53.5672, lon: -113.4345, zoom: 15 },
  },
};
