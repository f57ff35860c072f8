import { defaultState, type FooterHtmlState } from './parts.ts';

export const fixtures: Record<string, FooterHtmlState> = {
  'with markup and links': {
    ...defaultState,
    html: {
      html: encodeURIComponent('<h2>One office, twelve neighbourhoods</h2><p>Open Monday to Saturday.</p>'),
      display: 'block',
    },
    linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
  },
};
