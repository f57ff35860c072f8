import type { Website } from '../site/website.ts';
import { readyTheme } from '../theme/palettes.ts';

/** A complete website for tests. */
export function exampleWebsite(): Website {
  return {
    config: {
      setup: {
        agentID: '',
        brokerageID: '',
        blogUrl: '',
        bodyClasses: '',
        scripts: '',
        styles: '',
        javascript: '',
        css: '',
      },
      display: {
        siteName: 'Parkline Realty',
        textTense: 'plural',
        language: 'en',
        logoUrl: '/_files/demo/logo.svg',
        logoDarkUrl: '/_files/demo/logo-dark.svg',
        smallLogoUrl: '/_files/demo/small-logo.svg',
        thumbnailUrl: '',
      },
      office: {
        email: 'hello@parkline.example',
        phone: '(780) 555-0134',
        cellPhone: '',
        officePhone: '',
        fax: '',
        officeName: 'Parkline Realty',
        address: '10234 82 Avenue NW',
        city: 'Edmonton',
        province: 'Alberta',
        provinceCode: 'AB',
        postalCode: 'T6E 2A3',
        licence: '',
      },
      social: { facebook: 'https://facebook.example/parkline' },
    },
    integrations: { analytics: {} },
    migrations: {},
    theme: readyTheme('prairie'),
  };
}
