import { DEFAULT_MAP_CENTRE, DEFAULT_MAP_ZOOM } from '#domain/search/map-zoom.ts';
import type { SiteSeed } from '../site.ts';
import { PAGES } from './pages.ts';
import { POSTS } from './posts.ts';
import { EDMONTON_TEAM } from './team.ts';
import { FOOTER, HEADER, WEBSITE } from './website.ts';

export const EDMONTON_SITE: SiteSeed = {
  space: {
    id: 'edmonton',
    hosts: ['localhost', '127.0.0.1', 'edmonton.localhost'],
    source: 'idx-edm-v5',
    locale: 'en-CA',
    currency: 'CAD',
    timeZone: 'America/Edmonton',
    mapDefault: { ...DEFAULT_MAP_CENTRE, zoom: DEFAULT_MAP_ZOOM },
    areaName: 'Edmonton, AB',
    defaultPlaceId: 890458485,
  },
  website: WEBSITE,
  header: HEADER,
  footer: FOOTER,
  pages: PAGES,
  team: EDMONTON_TEAM,
  accounts: [
    { id: 'edm-account-1', email: 'agent@edmonton.example', agentUid: 'edm-agent-1', role: 'owner' },
    { id: 'edm-account-2', email: 'second@edmonton.example', agentUid: 'edm-agent-4', role: 'owner' },
  ],
  customers: [{ id: 'edm-customer-1', email: 'customer@edmonton.example', name: 'Cora Dunn' }],
  posts: POSTS,
};
