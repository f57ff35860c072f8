import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo } from './looks.ts';
import type { Kit } from './site-kit.ts';
import { agent, guide, questions, searching, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';
import type { ItemKey } from './site-texts.ts';

/** In square feet: smaller lots are those of a city. */
const ONE_ACRE = 43_560;
const LAND = [
  'acreage.water',
  'acreage.access',
  'acreage.use',
  'acreage.services',
] as const satisfies readonly ItemKey[];

/** Wheat, olive and rust, wide pictures and much room between them: land and country homes. */
export const ACREAGE: TemplateDefinition = {
  id: 'acreage',
  titleKey: 'acreage.title',
  summaryKey: 'acreage.summary',
  suits: ['one', 'team', 'rural'],

  theme: () => ({
    ...readyTheme('acreage'),
    shapes: {
      ...DEFAULT_SHAPES,
      cards: 'plain',
      cardPhotos: 'wide',
      topPhotos: 'three',
      homePlan: 'band',
      posts: 'editorial',
      heads: 'band',
      titles: 'large',
      rhythm: 'airy',
    },
  }),

  guide: { slug: 'land', nameKey: 'acreage.land', descriptionKey: 'acreage.land.description' },
  header: (kit, nav) => kit.header('header-mulberry', nav, { cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-basic',
      {
        layout: 'strip',
        linkList1: [...links('nav.search'), guide],
        linkList2: links('about', 'contact'),
      },
      'alternate',
    ),

  headings: 'picture-horizon',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-basic',
        'acreage.hero',
        'acreage.hero.text',
        { ...searching(kit), layout: 'picture-horizon' },
        over(photo('prairie-002--x50--y60-'), {
          theme: 'default',
          textAlign: 'left',
          frame: { height: 'screen' },
        }),
      ),
      straps: [
        kit.tiles(
          'acreage.kinds',
          3,
          [
            ['land', photo('prairie-000--x50--y60-'), '/search/land'],
            ['rural', photo('hacienda-005--x50--y60-'), '/search/rural'],
            ['houses', photo('ranch-004--x50--y60-'), '/search/houses'],
          ],
          { ...LEFT, rule: false },
          'open',
        ),
        kit.strap(
          'strap-sellers-resources',
          { ...landSteps(kit), layout: 'steps', buttonList: [] },
          { ...FEATURE, ...LEFT },
        ),
        kit.strap(
          'strap-large-listing-feed',
          {
            title: kit.heading('home.latest'),
            setup: {
              filters: { propertyTypes: ['land', 'rural'], lotSize: ONE_ACRE },
              geo: null,
              sort: 'list_date_des',
            },
            limit: 3,
            more: {
              text: kit.text('see.homes'),
              href: `/search/land,rural,lot-${ONE_ACRE}-sqft`,
              type: 'link',
            },
          },
          { ...ALTERNATE, ...LEFT, rule: false },
        ),
        guide(kit, { ...LEFT, rule: false }, 'beside'),
        kit.quotes('slider', { ...ALTERNATE, ...LEFT }),
        agent(kit, 'start.contact.person', { ...LEFT, rule: false, frame: { pictures: 'circle' } }),
        kit.statement('acreage.sell', 'acreage.sell.text', 'split', {
          buttonList: [kit.evaluation()],
          style: { ...FEATURE, frame: { above: 'large', below: 'large' } },
        }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band(
        'acreage.about.hero',
        'acreage.about.text',
        over(photo('prairie-023'), { theme: 'default', ...LEFT }),
      ),
      straps: [
        kit.strap(
          'strap-spotlight',
          {
            title: kit.heading('acreage.story'),
            text: kit.prose('acreage.story.text'),
            image: kit.picture(photo('prairie-000'), 'alt.land'),
            buttonList: kit.links('get.touch'),
          },
          { ...LEFT, frame: { buttons: 'outline' } },
        ),
        team(kit, 'about.people', { ...ALTERNATE, ...LEFT, rule: false }, { layout: 'band' }),
        kit.textStrap('acreage.sell', 'acreage.sell.text', [kit.evaluation()], { ...FEATURE, ...LEFT }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band(
        'acreage.land',
        'acreage.land.text',
        over(photo('prairie-017'), { theme: 'default', ...LEFT }),
      ),
      straps: [
        questions(kit, 'acreage.land.steps', LAND, { ...LEFT, rule: false }, 'columns'),
        kit.wholeImage(photo('prairie-030'), 'alt.land'),
        kit.strap(
          'strap-large-listing-feed',
          {
            title: kit.heading('start.buyers.homes'),
            setup: { filters: { propertyTypes: ['land'] }, geo: null, sort: 'list_date_des' },
            limit: 3,
            more: { text: kit.text('see.homes'), href: '/search/land', type: 'link' },
          },
          LEFT,
        ),
        kit.textStrap('acreage.sell', 'acreage.sell.text', kit.links('get.touch'), { ...FEATURE, ...LEFT }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.withAgent(
        'acreage.contact.hero',
        'acreage.contact.text',
        over(photo('hills-011'), {
          ...(kit.isGroup && ALTERNATE),
          textAlign: 'left',
          frame: { pictures: 'circle' },
        }),
      ),
      straps: [
        kit.contactForm('contact.form', { ...LEFT, frame: { buttons: 'outline' } }),
        kit.strap(
          'strap-gallery',
          {
            title: kit.heading('start.neighbourhood.look'),
            layout: 'filmstrip',
            images: [
              kit.picture(photo('prairie-001'), 'alt.land'),
              kit.picture(photo('acreage-001'), 'alt.rural'),
              kit.picture(photo('prairie-005'), 'alt.land'),
              kit.picture(photo('hacienda-002'), 'alt.rural'),
            ],
          },
          { ...ALTERNATE, ...LEFT, rule: false },
        ),
      ],
    }),
  },
};

/** What to ask of land before buying it. */
function landSteps(kit: Kit) {
  const icons = ['droplets', 'milestone', 'fence', 'lightbulb'];

  return {
    title: kit.heading('acreage.land.steps'),
    items: LAND.map((key, index) => kit.iconItem(icons[index] ?? '', key)),
  };
}
