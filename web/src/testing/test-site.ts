import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import type { StrapPalette, Theme } from '#domain/theme/theme.ts';
import type { SiteQuery } from '../data/site.generated.ts';

const NO_SHADOW = { x: 0, y: 0, blur: 0, color: '#000000', enabled: false };
const UI = { text: '#ffffff', bgColor: '#1f4d3f', accentColor: '#163a2f' };

function palette(text: string, bgColor: string): StrapPalette {
  return {
    text,
    linkText: '#1f4d3f',
    titleText: text,
    bgColor,
    accentColor: '#1f4d3f',
    overlayAlpha: 60,
    overlayAngle: 135,
    uiPrimary: UI,
    uiSecondary: UI,
    textShadow: NO_SHADOW,
  };
}

export const testTheme: Theme = {
  baseTemplate: 'prairie',
  dark: false,
  fonts: {
    body: { family: 'Inter', weights: [400, 600], weight: 400 },
    title: { family: 'Fraunces', weights: [600], weight: 600 },
  },
  shapes: DEFAULT_SHAPES,
  header: {
    text: '#222222',
    linkText: '#222222',
    titleText: '#222222',
    bgColor: '#ffffff',
    brandBgColor: '#1f4d3f',
    brandBgColor2: '#163a2f',
    brandText: '#ffffff',
    textShadow: NO_SHADOW,
  },
  straps: {
    default: palette('#222222', '#ffffff'),
    alternate: palette('#222222', '#f4f1ea'),
    feature: palette('#ffffff', '#12241d'),
  },
};

/** The API's response for a small site. */
export function testSiteResponse(changes: Partial<SiteQuery> = {}): SiteQuery {
  return {
    space: {
      id: 'edmonton',
      host: 'localhost',
      mainHost: null,
      source: 'idx-edm-v5',
      locale: 'en-CA',
      currency: 'CAD',
      timeZone: 'America/Edmonton',
      areaName: 'Edmonton, AB',
      defaultPlaceId: '890458485',
      mapDefault: { lat: 53.56, lon: -113.63, zoom: 11 },
    },
    viewer: { canEdit: false, agent: null, customer: null },
    website: {
      config: {
        setup: { bodyClasses: '' },
        display: {
          siteName: 'Poplar & Main',
          textTense: 'plural',
          language: 'en',
          logoUrl: '',
          logoDarkUrl: '',
          smallLogoUrl: '',
          thumbnailUrl: '/_files/demo/thumb.jpg',
        },
        office: {
          email: 'hello@example.com',
          phone: '780-555-0140',
          cellPhone: '',
          officePhone: '780-555-0140',
          fax: '',
          officeName: 'Poplar & Main Realty',
          address: '10234 82 Avenue NW',
          city: 'Edmonton',
          province: 'Alberta',
          provinceCode: 'AB',
          postalCode: 'T6E 2A3',
          licence: '',
        },
        social: {},
      },
      integrations: {},
      migrations: {},
      theme: testTheme,
      revision: '1',
      header: {
        name: 'header-basic',
        nav: [{ label: 'About', href: '/about' }],
        state: {},
        config: { style: { theme: 'default' } },
        revision: '2',
      },
      footer: {
        name: 'footer-basic',
        nav: [],
        state: {},
        config: { style: { theme: 'alternate' } },
        revision: '3',
      },
    },
    ...changes,
  };
}
