import type { Space } from '#domain/site/website.ts';
import type { AgentIdentity } from '../auth/identity.ts';
import type { HitSource } from '../datasources/listings/listings.types.ts';

export const EDMONTON: Space = {
  id: 'edmonton',
  host: 'edmonton.localhost',
  source: 'idx-edm-v5',
  locale: 'en-CA',
  currency: 'CAD',
  timeZone: 'America/Edmonton',
  mapDefault: { lat: 53.56, lon: -113.63, zoom: 11 },
  areaName: 'Edmonton, AB',
  defaultPlaceId: 890458485,
};

export const AGENT: AgentIdentity = {
  kind: 'agent',
  role: 'owner',
  by: 'bearer',
  token: 'agent-token',
  spaceId: 'edmonton',
  subject: 'agent-1',
  email: 'agent@edmonton.example',
  displayName: 'Avery Chen',
  expiresAt: new Date('2100-01-01T00:00:00Z'),
};

/** A hit as the listing data sends it. */
export function wireHit(id: string, source: Partial<HitSource> & Record<string, unknown> = {}) {
  return {
    _id: id,
    _source: {
      publicId: `10234-82-avenue-nw-strathcona-${id}`,
      mls: id.toUpperCase(),
      status: 'active',
      transaction_type: 'sale',
      building_types: ['house'],
      address: '10234 82 Avenue NW',
      neighbourhood: 'Strathcona',
      city: 'Edmonton',
      province: 'AB',
      price: 459_900,
      bedrooms: 3,
      bathrooms: 2.5,
      sqft: 1480,
      year_built: 1987,
      list_date: '2026-11-03T16:00:00Z',
      location: { lat: 53.518, lon: -113.497 },
      images: ['/_files/demo/photos/house-012.jpg', '/_files/demo/photos/kitchen-003.jpg'],
      image_count: 14,
      open_houses: [{ date: '2026-11-28', start_time: '13:00', end_time: '15:00' }],
      listOfficeId: 'o-3',
      listOfficeName: 'Parkline Realty',
      agent: [{ id: 'a-1', name: 'Avery Chen', office: 'Parkline Realty' }],
      courtesyOfMessage: 'Listing courtesy of Parkline Realty',
      description: 'Sunny and close to the market.',
      additionalDetails: { 'Postal Code': 'T6E 2A3', Parking: 'Double garage' },
      publicInfo: { additionalMedia: [{ type: 'video', data: { url: 'https://youtu.be/dQw4w9WgXcQ' } }] },
      places: [
        { id: '890458485', name: 'Edmonton', placetype: 'locality' },
        { id: '85682091', name: 'Alberta', placetype: 'region' },
        { id: '85785647', name: 'Strathcona', placetype: 'neighbourhood' },
      ],
      ...source,
    },
  };
}

/** A page as it is stored. */
export function storedPageJson(slug: string, changes: Record<string, unknown> = {}) {
  return {
    id: slug,
    slug,
    name: 'About us',
    order: 2,
    metaInfo: { title: 'About us', description: 'Who we are', imageUrl: '' },
    hero: null,
    straps: [
      { id: 's-1', name: 'strap-text', order: 0, state: { text: { html: '<p>Hello</p>' } }, config: {} },
      { id: 's-2', name: 'strap-text', order: 1, state: {}, config: { hidden: true } },
    ],
    config: {},
    state: {},
    ...changes,
  };
}

export function storedTemplateJson(name: string) {
  return { name, nav: [{ label: 'Home', href: '/' }], state: {}, config: { style: { theme: 'default' } } };
}

export function storedWebsiteJson() {
  return {
    config: {
      setup: { scripts: '<script>agentsOwn()</script>' },
      display: {
        siteName: 'Parkline Realty',
        textTense: 'plural',
        language: 'en',
        logoUrl: '/_files/logo.svg',
      },
      office: { email: 'hello@parkline.example', city: 'Edmonton' },
      social: { facebook: 'https://facebook.example/parkline' },
    },
    integrations: { analytics: {} },
    migrations: {},
    theme: { baseTemplate: 'basic' },
  };
}
