import type { Footer, Header, Website } from '#domain/site/website.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { filterSearch } from '../search-links.ts';
import { SEARCH_SETUP } from './search-setup.ts';

export const WEBSITE: Website = {
  config: {
    setup: {
      agentID: 'edm-t1',
      brokerageID: 'edm-o1',
      blogUrl: '',
      bodyClasses: '',
      scripts: '',
      styles: '',
      javascript: '',
      css: '',
      search: SEARCH_SETUP,
    },
    display: {
      siteName: 'Poplar & Main Realty',
      textTense: 'plural',
      language: 'en',
      logoUrl: '/_files/demo/brand/poplar-and-main.png',
      logoDarkUrl: '/_files/demo/brand/poplar-and-main-on-dark.png',
      smallLogoUrl: '/_files/demo/brand/poplar-and-main-mark.png',
      thumbnailUrl: '/_files/demo/scenes/hero-edmonton.jpg',
    },
    office: {
      email: 'hello@poplarandmain.example',
      phone: '780-555-0140',
      cellPhone: '',
      officePhone: '780-555-0140',
      fax: '780-555-0149',
      officeName: 'Poplar & Main Realty',
      address: '6517 112 Avenue NW',
      city: 'Edmonton',
      province: 'Alberta',
      provinceCode: 'AB',
      postalCode: 'T5W 0P1',
      licence: '',
    },
    social: {
      facebook: 'https://www.facebook.com/poplarandmain.example',
      instagram: 'https://www.instagram.com/poplarandmain.example',
      youtube: 'https://www.youtube.com/@poplarandmain.example',
    },
  },
  integrations: {
    analytics: {},
  },
  migrations: {},
  theme: {
    ...readyTheme('river-valley'),
    shapes: { ...DEFAULT_SHAPES, posts: 'editorial', titles: 'large' },
  },
};

export const HEADER: Header = {
  name: 'header-neo',
  nav: [
    {
      label: 'Homes',
      href: '/search',
      dropdown: [
        { label: 'Search all homes', href: '/search' },
        { label: 'Featured homes', href: '/featured' },
        { label: 'Houses', href: filterSearch({ propertyTypes: ['house'] }) },
        { label: 'Condominiums', href: filterSearch({ propertyTypes: ['condo'] }) },
        { label: 'Open houses', href: filterSearch({ openHouses: true, sort: 'OPEN_HOUSE' }) },
        { label: 'Sold by our office', href: '/solds' },
      ],
    },
    { label: 'Buying', href: '/buyers' },
    { label: 'Selling', href: '/sellers' },
    {
      label: 'Communities',
      href: '/communities',
      dropdown: [
        { label: 'All communities', href: '/communities' },
        { label: 'Highlands', href: '/highlands' },
        { label: 'Downtown', href: '/downtown' },
        { label: 'Market report', href: '/market-report' },
      ],
    },
    {
      label: 'About',
      href: '/about',
      dropdown: [
        { label: 'Our story', href: '/about' },
        { label: 'Our team', href: '/team' },
        { label: 'What clients say', href: '/testimonials' },
        { label: 'Our journal', href: '/blog' },
      ],
    },
    { label: 'Contact', href: '/contact' },
  ],
  state: {
    linkList1: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
    linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
    cta: { text: 'Ask for an evaluation', action: 'estimate', type: 'link' },
  },
  config: { style: { theme: 'default' } },
};

export const FOOTER: Footer = {
  name: 'footer-columns',
  nav: [],
  state: {
    linkList1: [
      { text: 'Search homes', href: '/search', type: 'link' },
      { text: 'Buying', href: '/buyers', type: 'link' },
      { text: 'Selling', href: '/sellers', type: 'link' },
      { text: 'Market report', href: '/market-report', type: 'link' },
    ],
    linkList2: [
      { text: 'Our story', href: '/about', type: 'link' },
      { text: 'Our team', href: '/team', type: 'link' },
      { text: 'Our journal', href: '/blog', type: 'link' },
      { text: 'Contact', href: '/contact', type: 'link' },
    ],
    columns: ['Come by', 'Look around', 'Follow us'],
  },
  config: { style: { theme: 'alternate' } },
};
