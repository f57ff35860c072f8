import { defaultState, type FooterColumnsState } from './parts.ts';

export const fixtures: Record<string, FooterColumnsState> = {
  'with links': {
    ...defaultState,
    nav: [
      { label: 'About', href: '/about' },
      { label: 'Team', href: '/team' },
    ],
    linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
    linkList2: [{ text: '{office.email}', href: 'mailto:', icon: 'mail', type: 'link' }],
    columns: ['Visit us', 'Look around', ''],
  },
  'with a newsletter': { ...defaultState, newsletter: 'One street and one price, once a month' },
};
