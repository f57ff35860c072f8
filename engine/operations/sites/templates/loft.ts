import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo, rendered, scene } from './looks.ts';
import { link } from './part-kit.ts';
import { market, nextSteps, questions, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';
import type { FeedSetup } from './strap-kit.ts';

const GREY = { greyscale: true };

/** The homes that the design is for. */
const DOWNTOWN = { filters: { propertyTypes: ['condo', 'townhouse'] } } satisfies FeedSetup;

/** Black, white and one orange, under a floating header: homes in the middle of a city. */
export const LOFT: TemplateDefinition = {
  id: 'loft',
  titleKey: 'loft.title',
  summaryKey: 'loft.summary',
  suits: ['team', 'city'],

  theme: () => ({
    ...readyTheme('loft'),
    shapes: {
      ...DEFAULT_SHAPES,
      corners: 'square',
      cards: 'outlined',
      cardPhotos: 'wide',
      topPhotos: 'three',
      results: 'rows',
      mapSide: 'start',
      homePlan: 'panel',
      posts: 'rows',
      heads: 'poster',
      titles: 'large',
      rhythm: 'close',
    },
  }),

  guide: { slug: 'condo-guide', nameKey: 'loft.guide', descriptionKey: 'loft.guide.description' },
  header: (kit, nav) => kit.header('header-neo', nav, { cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-basic',
      {
        layout: 'poster',
        linkList1: [...links('nav.search'), guide],
        linkList2: links('about', 'contact'),
      },
      'alternate',
    ),

  width: 'wide',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-filter-search',
        'loft.hero',
        'loft.hero.text',
        {
          buttonText: kit.text('loft.hero.button'),
          propertyTypes: DOWNTOWN.filters.propertyTypes,
          area: { min: 0, max: 4000, initial: 700 },
          baths: { min: 1, max: 6, initial: 1 },
          beds: { min: 1, max: 6, initial: 1 },
        },
        over(rendered('hero-downtown'), { bgImage: GREY }),
      ),
      straps: [
        kit.tiles(
          'loft.kinds',
          3,
          [
            ['condos', photo('condo-055'), '/search/condos'],
            ['townhouses', photo('townhouse-007'), '/search/townhouses'],
            ['lease', photo('loft-000'), '/search/for-lease'],
          ],
          { textAlign: 'left' },
          'index',
        ),
        kit.listings(
          'loft.latest',
          'grid',
          4,
          { ...ALTERNATE, textAlign: 'left', frame: { columns: 2 } },
          DOWNTOWN,
        ),
        kit.strap(
          'strap-compare-block',
          {
            title: kit.heading('loft.compare'),
            layout: 'table',
            items: [
              {
                icon: { name: 'key-round', style: 'enclosed' },
                title: kit.heading('loft.own', 'h3'),
                text: kit.points('loft.own.1', 'loft.own.2', 'loft.own.3'),
                buttonList: [link(kit.text('see.homes'), '/search/for-sale')],
                isMarked: true,
              },
              {
                icon: { name: 'door-open', style: 'enclosed' },
                title: kit.heading('loft.rent', 'h3'),
                text: kit.points('loft.rent.1', 'loft.rent.2', 'loft.rent.3'),
                buttonList: [link(kit.text('kind.lease'), '/search/for-lease')],
              },
            ],
          },
          { textAlign: 'left', rule: false },
        ),
        market(kit, { ...FEATURE, textAlign: 'left' }, 'ledger'),
        kit.quotes('stagger', { rule: false }),
        kit.strap(
          'strap-agent-rotator-large',
          { title: kit.heading('about.people'), interval: 10 },
          { ...ALTERNATE, ...LEFT, rule: false },
        ),
        kit.statement('loft.plain', 'loft.plain.text', 'split', {
          buttonList: kit.links('get.touch'),
          style: over(photo('condo-055'), { bgImage: GREY, frame: { buttons: 'square', height: 'half' } }),
        }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('loft.about.hero', 'loft.about.text', {
        ...FEATURE,
        textAlign: 'left',
      }),
      straps: [
        team(
          kit,
          'about.people',
          { ...LEFT, rule: false, frame: { pictures: 'square' } },
          { layout: 'index' },
        ),
        kit.statement('loft.story', 'loft.story.text', 'split', {
          buttonList: kit.links('get.touch'),
          style: { ...ALTERNATE, rule: false },
        }),
        kit.wholeImage(scene('community-strathcona'), 'alt.office'),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('loft.guide.hero', 'loft.guide.text', LEFT),
      straps: [
        questions(kit, 'loft.guide.steps', ['loft.fees', 'loft.rules', 'loft.reserve'], {
          textAlign: 'left',
        }),
        kit.wholeImage(photo('loft-000'), 'alt.lease'),
        kit.listings('loft.latest', 'grid', 4, ALTERNATE, DOWNTOWN),
        kit.statement('loft.plain', 'loft.plain.text', 'split', {
          buttonList: kit.links('get.touch'),
          style: { ...FEATURE, frame: { buttons: 'square' } },
        }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.band('loft.contact.hero', 'loft.contact.text', { ...ALTERNATE, ...LEFT }),
      straps: [
        kit.contactForm(
          'contact.form',
          { ...FEATURE, frame: { buttons: 'square', below: 'large' } },
          'first',
        ),
        kit.wholeImage(photo('condo-060'), 'alt.condos'),
        nextSteps(kit, { ...LEFT, rule: false }),
      ],
    }),
  },
};
