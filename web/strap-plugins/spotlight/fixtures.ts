import { defaultState, type SpotlightState } from './parts.ts';

export const fixtures: Record<string, SpotlightState> = {
  'with a picture': {
    title: { html: 'Open house, Saturday 2 to 4', size: 'h2' },
    text: {
      html: '<p>A 1912 foursquare in Highlands with its original stairs, a new roof and a garage on the lane. Coffee is on.</p>',
    },
    image: {
      imageUrl: '/_files/demo/scenes/community-highlands.jpg',
      altText: 'A foursquare house behind elms',
    },
    buttonList: [
      { text: 'See the house', href: '/search', type: 'link' },
      { text: 'Other open houses', href: '/search', type: 'link' },
    ],
  },
  'words alone': { ...defaultState, text: { html: '<p>The spring market report is out.</p>' } },
};
