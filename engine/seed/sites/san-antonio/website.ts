import type { Footer, Header, Website } from '#domain/site/website.ts';
import { readyTheme } from '#domain/theme/palettes.ts';

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
    },
    display: {
      siteName: 'Casa Mirasol Realty',
      textTense: 'plural',
      logoUrl: '/_files/demo/brand/casa-mirasol.png',
      smallLogoUrl: '/_files/demo/brand/casa-mirasol-mark.png',
      thumbnailUrl: '/_files/demo/scenes/hero-san-antonio.jpg',
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
    },
    social: {
      instagram: 'https://www.instagram.com/casamirasol.example',
      pinterest: 'https://www.pinterest.com/casamirasol.example',
    },
  },
  integrations: { analytics: {} },
  migrations: {},
  theme: readyTheme('adobe'),
};

export const HEADER: Header = {
  name: 'header-basic',
  nav: [
    { label: 'Homes', href: '/search' },
    { label: 'Barrios', href: '/barrios' },
    { label: 'Move here', href: '/move-here' },
    { label: 'Sell', href: '/sell' },
    { label: 'Nosotros', href: '/nosotros' },
  ],
  state: {
    linkList1: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
    linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
  },
  config: { style: { theme: 'default' } },
};

export const FOOTER: Footer = {
  name: 'footer-basic',
  nav: [],
  state: {
    linkList1: [
      {
        text: 'Texas Real Estate Commission Consumer Protection Notice',
        href: 'https://www.trec.texas.gov/forms/consumer-protection-notice',
        type: 'link',
        linkOut: true,
      },
      {
        text: 'Information About Brokerage Services',
        href: 'https://www.trec.texas.gov/forms/information-about-brokerage-services',
        type: 'link',
        linkOut: true,
      },
    ],
    linkList2: [],
  },
  config: { style: { theme: 'feature' } },
};
