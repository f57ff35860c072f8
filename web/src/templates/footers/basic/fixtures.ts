import { defaultState, type FooterBasicState } from './parts.ts';

export const fixtures: Record<string, FooterBasicState> = {
  'with links': {
    ...defaultState,
    nav: [{ label: 'About', href: '/about' }],
    linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
    linkList2: [{ text: '{office.email}', href: 'mailto:', icon: 'mail', type: 'link' }],
  },
  centred: { ...defaultState, layout: 'centred' },
  'with a large name': { ...defaultState, layout: 'poster' },
  'with links in a row': { ...defaultState, layout: 'strip' },
};
