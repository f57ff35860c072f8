import { DEFAULT_MAP_ZOOM } from '#domain/search/map-zoom.ts';
import type { SiteSeed } from '../site.ts';
import { PAGES } from './pages.ts';
import { POSTS } from './posts.ts';
import { SAN_ANTONIO_TEAM } from './team.ts';
import { FOOTER, HEADER, WEBSITE } from './website.ts';

export const SAN_ANTONIO_SITE: SiteSeed = {
  space: {
    id: 'san-antonio',
    hosts: ['san-antonio.localhost'],
    source: 'idx-sat-v5',
    locale: 'en-US',
    currency: 'USD',
    timeZone: 'America/Chicago',
    mapDefault: { lat: 29.4841, lon: -98.5036, zoom: DEFAULT_MAP_ZOOM },
    areaName: 'San Antonio, TX',
    defaultPlaceId: 101724653,
  },
  website: WEBSITE,
  header: HEADER,
  footer: FOOTER,
  pages: PAGES,
  team: SAN_ANTONIO_TEAM,
  accounts: [
    { id: 'sat-account-1', email: 'agent@san-antonio.example', agentUid: 'sat-agent-1', role: 'owner' },
  ],
  customers: [{ id: 'sat-customer-1', email: 'customer@san-antonio.example', name: 'Inés Robles' }],
  posts: POSTS,
};
