import { type BigIconsState, newItem } from './state.ts';

export const fixtures: Record<string, BigIconsState> = {
  'with text': {
    title: { html: 'What we do', size: 'h2' },
    items: [
      { ...newItem, text: { html: '<p>From the first showing to the keys.</p>' }, href: '/search' },
      { ...newItem, icon: { name: 'handshake', style: 'none', fontSize: 64, label: 'Handshake' } },
    ],
  },
  'without items': { title: { html: 'Nothing yet', size: 'h2' }, items: [] },
};
