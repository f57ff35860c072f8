import { initialState } from '#domain/parts/initial-state.ts';
import { type BigIconsState, ITEM } from './parts.ts';

const newItem = initialState(ITEM);

export const fixtures: Record<string, BigIconsState> = {
  'with text': {
    title: { html: 'What we do', size: 'h2' },
    items: [
      {
        ...newItem,
        title: { html: 'Buying', size: 'h3' },
        text: { html: '<p>From the first showing to the keys.</p>' },
        href: '/search',
      },
      {
        ...newItem,
        icon: { name: 'handshake', style: 'none', fontSize: 64, label: 'Handshake' },
        title: { html: 'Negotiating', size: 'h3' },
        text: { html: '<p>We speak last, and we have read the papers.</p>' },
      },
      {
        ...newItem,
        icon: { name: 'key', style: 'enclosed', fontSize: 48 },
        title: { html: 'Moving in', size: 'h3' },
        text: { html: '<p>Electricians, movers and a locksmith who come when they say.</p>' },
        href: '/contact',
      },
    ],
  },
  'without items': { title: { html: 'Nothing yet', size: 'h2' }, items: [] },
};
