import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { font, header, strap, theme, ui } from '#domain/theme/build-theme.ts';
import { ALTERNATE, link, over, photo, scene } from './site-kit.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Dark, with a magazine's masthead and large serif type. */
export const EDITORIAL: TemplateDefinition = {
  id: 'editorial',
  titleKey: 'editorial.title',
  summaryKey: 'editorial.summary',

  theme: () =>
    theme('night', {
      dark: true,
      title: font('Cormorant Garamond', 500),
      body: font('Work Sans', 400),
      header: header('#0e0d0b', '#d8d2c6', '#f6f1e6', ['#c9a464', '#dbb978', '#17140d']),
      default: strap('#12110f', '#d3ccbf', '#f6f1e6', '#dbb978', '#c9a464', {
        primary: ui('#17140d', '#d9b676', '#ecd09a'),
        secondary: ui('#f6f1e6', '#2a2722', '#3a362f'),
      }),
      alternate: strap('#1c1a16', '#d3ccbf', '#f6f1e6', '#dbb978', '#c9a464', {
        primary: ui('#17140d', '#d9b676', '#ecd09a'),
        secondary: ui('#f6f1e6', '#322e27', '#423d34'),
      }),
      feature: strap('#ece4d5', '#332e26', '#1d1a15', '#6f4f17', '#8a6524', {
        primary: ui('#f6f1e6', '#1d1a15', '#3a342a'),
        secondary: ui('#1d1a15', '#dccfb8', '#d0c1a5'),
      }),
    }),

  header: (kit) =>
    kit.header('header-vogue', kit.nav({ key: 'selling', slug: 'selling' }), {
      linkList1: [link('{office.phone}', 'tel:', 'phone')],
    }),

  footer: ({ text, footer }) =>
    footer(
      'footer-basic',
      {
        linkList1: [link(text('nav.search'), '/search'), link(text('selling'), '/selling')],
        linkList2: [link(text('about'), '/about'), link(text('contact'), '/contact')],
      },
      'alternate',
    ),

  pages: (kit) => [
    kit.page({
      slug: HOME_PAGE_ID,
      nameKey: 'home',
      order: 0,
      titleKey: 'home.title',
      descriptionKey: 'home.description',
      hero: kit.hero(
        'hero-basic',
        'editorial.hero',
        'editorial.hero.text',
        {
          buttonList: [
            link(kit.text('editorial.hero.button'), '/search'),
            link(kit.text('get.touch'), '/contact'),
          ],
        },
        over(scene('community-garneau'), 68, { theme: 'default' }),
      ),
      straps: [
        kit.words('editorial.statement', 'editorial.statement.text', [], {
          textAlign: 'centered',
          rule: false,
        }),
        kit.mosaic(
          'editorial.collection',
          [
            ['houses', scene('community-glenora'), '/search/houses', 'large'],
            ['condos', photo('condo-031'), '/search/condos', 'tall'],
            ['townhouses', photo('townhouse-007'), '/search/townhouses', 'small'],
            ['rural', photo('acreage-015'), '/search/rural', 'small'],
          ],
          { ...ALTERNATE, textAlign: 'left' },
        ),
        kit.listings('editorial.latest', 'slider', 6, { textAlign: 'left' }),
        kit.strap(
          'strap-about',
          {
            title: kit.heading('editorial.sell'),
            text: kit.prose('editorial.sell.text'),
            image: kit.picture(photo('living-013'), 'alt.living'),
            buttonList: [kit.evaluation()],
          },
          { theme: 'feature', rule: false, textAlign: 'left' },
        ),
      ],
    }),
    kit.page({
      slug: 'about',
      nameKey: 'about',
      order: 1,
      titleKey: 'about.title',
      descriptionKey: 'about.description',
      hero: kit.hero(
        'hero-basic',
        'editorial.about.hero',
        'editorial.about.text',
        {},
        over(photo('living-070'), 70, { theme: 'default' }),
      ),
      straps: [
        kit.aside(
          'editorial.story',
          'editorial.story.text',
          kit.picture(photo('kitchen-020'), 'alt.kitchen'),
          {
            side: 'left',
            style: { textAlign: 'left' },
          },
        ),
        kit.strap(
          'strap-featured-agent',
          { title: kit.heading('editorial.agent'), buttonList: [link(kit.text('get.touch'), '/contact')] },
          { theme: 'feature', rule: false },
        ),
      ],
    }),
    kit.page({
      slug: 'selling',
      nameKey: 'selling',
      order: 2,
      descriptionKey: 'selling.description',
      hero: kit.hero(
        'hero-basic',
        'editorial.selling.hero',
        'editorial.selling.text',
        {},
        over(scene('community-downtown'), 62, { theme: 'default' }),
      ),
      straps: [
        kit.strap(
          'strap-sellers-resources',
          {
            title: kit.heading('classic.selling.steps'),
            items: [
              kit.iconItem('calculator', 'sell.1'),
              kit.iconItem('paintbrush', 'sell.2'),
              kit.iconItem('camera', 'sell.3'),
              kit.iconItem('file-signature', 'sell.4'),
            ],
            buttonList: [kit.evaluation()],
          },
          { textAlign: 'left' },
        ),
      ],
    }),
    kit.page({
      slug: 'contact',
      nameKey: 'contact',
      order: 3,
      titleKey: 'contact.title',
      descriptionKey: 'contact.description',
      hero: kit.hero('hero-basic', 'editorial.contact.hero', 'editorial.contact.text', {}, { rule: false }),
      straps: [kit.contactForm('contact.form', ALTERNATE)],
    }),
  ],
};
