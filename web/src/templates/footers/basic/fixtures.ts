import type { FooterBasicState } from './parts.ts';

export const fixtures: Record<string, FooterBasicState> = {
  'with links': {
    nav: [{ label: 'About', href: '/about' }],
    linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
    linkList2: [{ text: '{office.email}', href: 'mailto:', icon: 'mail', type: 'link' }],
  },
};
