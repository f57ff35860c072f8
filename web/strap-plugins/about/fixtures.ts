import { type AboutState, defaultState } from './parts.ts';

export const fixtures: Record<string, AboutState> = {
  'with a picture': {
    title: { html: 'Two neighbours who <em>sell houses</em>', size: 'h2' },
    text: {
      html: '<p>We met at a street sale on 76 Avenue in 2004 and have worked from the same corner office ever since.</p><p>Between us we have sold four hundred homes south of the river. We know which basements stay dry, which schools have room and what the house next door went for.</p>',
    },
    image: {
      imageUrl: '/_files/demo/scenes/office-edmonton.jpg',
      altText: 'The office on the corner, its door open',
    },
    layout: 'beside',
    buttonList: [
      { text: 'Meet the team', href: '/team', type: 'link' },
      { text: 'Call us', href: '/contact', type: 'link' },
    ],
  },
  'a wide picture': {
    ...defaultState,
    title: { html: 'A corner office since 2004', size: 'h2' },
    text: {
      html: '<p>We met at a street sale on 76 Avenue.</p><p>Four hundred homes later we still walk to work.</p>',
    },
    image: { imageUrl: '/_files/demo/scenes/office-edmonton.jpg', altText: 'The office on the corner' },
    layout: 'across',
    buttonList: [{ text: 'Meet the team', href: '/team', type: 'link' }],
  },
  'words alone': {
    ...defaultState,
    text: { html: '<p>One agent, one phone, twenty years in Highlands and Bellevue.</p>' },
  },
};
