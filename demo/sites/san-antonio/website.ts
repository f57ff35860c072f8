import { FILTER_KEYS } from '#domain/search/search-config.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { filterSearch } from '../search-links.ts';
import { OFFICE_POSITION } from './places.ts';

export const WEBSITE: Website = {
  config: {
    setup: {
      agentID: 'sat-t1',
      brokerageID: 'sat-o1',
      blogUrl: '',
      bodyClasses: '',
      scripts: '',
      styles: '',
      javascript: '',
      css: '',
      search: {
        mapTiers: 'clusters',
        rawFieldSets: {
          features: { field: 'additionalDetails.Features' },
        },
        panels: [
          ...FILTER_KEYS,
          { kind: 'raw-text', label: 'Features, such as a pool', rawFieldSet: 'features' },
        ],
      },
    },
    display: {
      siteName: 'Casa Mirasol Realty',
      textTense: 'plural',
      language: 'en',
      logoUrl: '/_files/demo/brand/casa-mirasol.png',
      logoDarkUrl: '/_files/demo/brand/casa-mirasol-on-dark.png',
      smallLogoUrl: '/_files/demo/brand/casa-mirasol-mark.png',
      thumbnailUrl: '/_files/demo/photos/ranch-009.jpg',
    },
    office: {
      email: 'hola@casamirasol.example',
      phone: '210-555-0170',
      cellPhone: '210-555-0179',
      officePhone: '210-555-0170',
      fax: '',
      officeName: 'Casa Mirasol Realty',
      address: '914 S Alamo St',
      city: 'San Antonio',
      province: 'Texas',
      provinceCode: 'TX',
      postalCode: '78205',
      licence: '',
    },
    social: {
      instagram: 'https://www.instagram.com/casamirasol.example',
      pinterest: 'https://www.pinterest.com/casamirasol.example',
    },
  },
  integrations: {
    analytics: {},
  },
  migrations: {},
  theme: {
    ...readyTheme('adobe'),
    shapes: { ...DEFAULT_SHAPES, topPhotos: 'three', mapSide: 'start', homePlan: 'band', posts: 'editorial' },
  },
};

export const HEADER: Header = {
  name: 'header-mulberry',
  nav: [
    {
      label: 'Homes',
      href: '/search',
      dropdown: [
        { label: 'Search all homes', href: '/search' },
        { label: 'This week', href: '/porches' },
        { label: 'Land and ranches', href: filterSearch({ propertyTypes: ['land', 'rural'] }) },
        { label: 'Open houses', href: filterSearch({ openHouses: true, sort: 'OPEN_HOUSE' }) },
      ],
    },
    {
      label: 'Barrios',
      href: '/barrios',
      dropdown: [
        { label: 'All barrios', href: '/barrios' },
        { label: 'King William', href: '/king-william' },
        { label: 'The market', href: '/market' },
      ],
    },
    { label: 'Move here', href: '/move-here' },
    { label: 'Sell', href: '/sell' },
    {
      label: 'Nosotros',
      href: '/nosotros',
      dropdown: [
        { label: 'Who we are', href: '/nosotros' },
        { label: 'El equipo', href: '/equipo' },
        { label: 'Cartas', href: '/cartas' },
        { label: 'The big table', href: '/blog' },
      ],
    },
    { label: 'Hablemos', href: '/hablemos' },
  ],
  state: {
    linkList1: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
    linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
    cta: { text: 'Ask for a price', action: 'estimate', type: 'link' },
  },
  config: { style: { theme: 'default' } },
};

export const FOOTER: Footer = {
  name: 'footer-columns-with-boxes',
  nav: [],
  state: {
    linkList1: [
      { text: 'This week’s homes', href: '/porches', type: 'link' },
      { text: 'The market', href: '/market', type: 'link' },
      { text: 'Cartas', href: '/cartas', type: 'link' },
      { text: 'Hablemos', href: '/hablemos', type: 'link' },
    ],
    linkList2: [
      {
        text: 'Texas Real Estate Commission Consumer Protection Notice',
        href: 'https://www.trec.texas.gov/forms/consumer-protection-notice',
        type: 'link',
        linkOut: true,
      },
      {
        text: 'Texas Real Estate Commission Information About Brokerage Services',
        href: '/brokerage-services',
        type: 'link',
      },
    ],
    columns: ['La oficina', 'Good to know', 'Follow along'],
    boxes: [
      {
        title: { html: 'Orders in hand?', size: 'h4' },
        text: { html: '<p>Thirty days is enough. <a href="/move-here">How we move people here</a>.</p>' },
        image: {
          imageUrl: '/_files/demo/photos/ranch-005.jpg',
          altText: 'A house of brick and stone at sundown, its lights on',
          href: '/move-here',
        },
      },
      {
        title: { html: 'Thinking of selling?', size: 'h4' },
        text: { html: '<p>A price with its reasons, on one page. <a href="/sell">Our part of it</a>.</p>' },
        image: {
          imageUrl: '/_files/demo/photos/living-003.jpg',
          altText: 'A living room with beams and a fireplace',
          href: '/sell',
        },
      },
    ],
    newsletter: 'One barrio, one price and one recipe, once a month',
    map: OFFICE_POSITION,
  },
  config: { style: { theme: 'alternate' } },
};
