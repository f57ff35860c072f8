import { defaultState, type TeamRosterState } from './parts.ts';
import type { TeamRosterQuery } from './team-roster.generated.ts';

export const fixtures: Record<string, TeamRosterState> = {
  'by name, in three columns': {
    ...defaultState,
    text: { html: '<p>Seven people who live where they work.</p>' },
    order: 'name',
    columns: 3,
  },
  'a ruled list': { ...defaultState, layout: 'list' },
  'the first large': { ...defaultState, layout: 'lead' },
  cards: { ...defaultState, layout: 'cards' },
  'a list of large names': { ...defaultState, layout: 'index' },
  'uneven columns': { ...defaultState, layout: 'stagger' },
  'from edge to edge': { ...defaultState, layout: 'band' },
  'a wall of portraits': { ...defaultState, layout: 'wall' },
  'of one': { ...defaultState, members: ['a-2'] },
};

/** The response of the roster in tests and in the gallery. */
export const data: TeamRosterQuery = {
  roster: [
    {
      id: 'a-2',
      path: '/agent/nadia-okafor',
      displayName: 'Nadia Okafor',
      role: 'realtor',
      title: 'Broker',
      tagline: 'Homes by the river.',
      officeName: 'Downtown',
      email: 'nadia@example.com',
      phone: '780-555-0142',
      imageUrl: '/_files/demo/portraits/edm-1.jpg',
    },
    {
      id: 'a-1',
      path: '/agent/lea-tremblay',
      displayName: 'Léa Tremblay',
      role: 'realtor',
      title: null,
      tagline: null,
      officeName: null,
      email: null,
      phone: null,
      imageUrl: null,
    },
  ],
};
