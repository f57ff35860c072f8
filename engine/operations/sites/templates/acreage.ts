import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { font, header, strap, theme, ui } from '#domain/theme/build-theme.ts';
import { ALTERNATE, FEATURE, link, over, photo } from './site-kit.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Wheat, olive and rust with wide skies: land and country homes. */
export const ACREAGE: TemplateDefinition = {
  id: 'acreage',
  titleKey: 'acreage.title',
  summaryKey: 'acreage.summary',

  theme: () =>
    theme('prairie', {
      title: font('Lora', 600),
      body: font('Nunito Sans', 400),
      header: header('#fbf8f1', '#33312a', '#2f3a1f', ['#4b5d2a', '#3a4a1f', '#ffffff']),
      default: strap('#fbf8f1', '#33312a', '#2f3a1f', '#7a4a12', '#a8691c', {
        primary: ui('#ffffff', '#4b5d2a', '#3a4a1f'),
        secondary: ui('#2f3a1f', '#e8e0c8', '#dcd2b3'),
      }),
      alternate: strap('#f0e9d8', '#33312a', '#2f3a1f', '#74440d', '#9c5f15', {
        primary: ui('#ffffff', '#4b5d2a', '#3a4a1f'),
        secondary: ui('#2f3a1f', '#fbf8f1', '#e3d9bf'),
      }),
      feature: strap('#39451f', '#eef0e0', '#ffffff', '#f0cf8a', '#d9a441', {
        primary: ui('#2a2410', '#f0cf8a', '#f7dfae'),
        secondary: ui('#ffffff', '#4d5c2c', '#566632'),
      }),
    }),

  header: (kit) => kit.header('header-mulberry', kit.nav({ key: 'acreage.land', slug: 'land' })),

  footer: ({ text, footer }) =>
    footer(
      'footer-columns',
      {
        linkList1: [link(text('nav.search'), '/search'), link(text('acreage.land'), '/land')],
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
        'acreage.hero',
        'acreage.hero.text',
        { searchBar: true, buttonText: kit.text('home.search') },
        over(photo('prairie-000'), 60),
      ),
      straps: [
        kit.strap('strap-spotlight', {
          title: kit.heading('acreage.spotlight'),
          text: kit.prose('acreage.spotlight.text'),
          image: kit.picture(photo('acreage-003'), 'alt.rural'),
          buttonList: [link(kit.text('acreage.spotlight.button'), '/land')],
        }),
        kit.tiles(
          'acreage.kinds',
          3,
          [
            ['land', photo('prairie-005'), '/search/land'],
            ['rural', photo('acreage-000'), '/search/rural'],
            ['houses', photo('house-042'), '/search/houses'],
          ],
          ALTERNATE,
        ),
        kit.strap(
          'strap-large-listing-feed',
          {
            title: kit.heading('home.latest'),
            limit: 3,
            more: { text: kit.text('see.homes'), href: '/search', type: 'link' },
          },
          { textAlign: 'left' },
        ),
        kit.words('acreage.sell', 'acreage.sell.text', [kit.evaluation()], over(photo('hills-011'), 65)),
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
        'acreage.about.hero',
        'acreage.about.text',
        {},
        over(photo('prairie-023'), 64),
      ),
      straps: [
        kit.aside('acreage.story', 'acreage.story.text', kit.picture(photo('prairie-011'), 'alt.land'), {
          side: 'left',
          buttonList: [link(kit.text('get.touch'), '/contact')],
        }),
        kit.strap(
          'strap-team-roster',
          { title: kit.heading('about.people'), columns: 3 },
          { ...ALTERNATE, rule: false },
        ),
      ],
    }),
    kit.page({
      slug: 'land',
      nameKey: 'acreage.land',
      order: 2,
      descriptionKey: 'acreage.land.description',
      hero: kit.hero('hero-basic', 'acreage.land', 'acreage.land.text', {}, over(photo('prairie-017'), 64)),
      straps: [
        kit.strap('strap-buyers-resources', {
          title: kit.heading('acreage.land.steps'),
          items: [
            kit.iconItem('droplets', 'acreage.water'),
            kit.iconItem('milestone', 'acreage.access'),
            kit.iconItem('fence', 'acreage.use'),
            kit.iconItem('lightbulb', 'acreage.services'),
          ],
          image: kit.picture(photo('prairie-030'), 'alt.land'),
        }),
        kit.words('acreage.sell', 'acreage.sell.text', [link(kit.text('get.touch'), '/contact')], FEATURE),
      ],
    }),
    kit.page({
      slug: 'contact',
      nameKey: 'contact',
      order: 3,
      titleKey: 'contact.title',
      descriptionKey: 'contact.description',
      hero: kit.hero('hero-basic', 'acreage.contact.hero', 'acreage.contact.text', {}, FEATURE),
      straps: [kit.contactForm('contact.form')],
    }),
  ],
};
