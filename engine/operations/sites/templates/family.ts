import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo, rendered, scene } from './looks.ts';
import { buyingSteps, guide, numberedSteps, questions, searching, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

/** White, coral and teal, with round type: a bright suburb. */
export const FAMILY: TemplateDefinition = {
  id: 'family',
  titleKey: 'family.title',
  summaryKey: 'family.summary',
  suits: ['one', 'team'],

  theme: () => ({
    ...readyTheme('family'),
    shapes: {
      ...DEFAULT_SHAPES,
      corners: 'round',
      mapSide: 'start',
      homePlan: 'panel',
      heads: 'band',
      titles: 'marked',
    },
  }),

  guide: { slug: 'buying', nameKey: 'buying', descriptionKey: 'buying.description' },
  header: (kit, nav) =>
    kit.header('header-vogue-branded', nav, {
      brandText: kit.text('family.tagline'),
      cta: kit.evaluation(),
    }),
  footer: ({ links, heading, prose, picture, footer }, guide) =>
    footer(
      'footer-columns-with-boxes',
      {
        linkList1: [...links('nav.search', 'footer.agents'), guide, ...links('about', 'contact')],
        linkList2: [],
        boxes: [
          {
            title: heading('family.box.buy', 'h4'),
            text: prose('family.box.buy.text'),
            image: picture(photo('house-000'), 'alt.houses'),
          },
          {
            title: heading('family.box.sell', 'h4'),
            text: prose('family.box.sell.text'),
            image: picture(photo('kitchen-007'), 'alt.kitchen'),
          },
        ],
      },
      'alternate',
    ),

  headings: 'picture-inset',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-separated-search',
        'family.hero',
        'family.hero.text',
        { ...searching(kit), layout: 'picture-inset' },
        over(rendered('hero-family'), { textAlign: 'left' }),
      ),
      straps: [
        kit.tiles(
          'family.kinds',
          3,
          [
            ['houses', photo('house-007'), '/search/houses'],
            ['townhouses', scene('community-mill-woods'), '/search/townhouses'],
            ['condos', photo('condo-060'), '/search/condos'],
          ],
          { ...LEFT, frame: { pictures: 'arch' } },
        ),
        kit.listings(
          'home.latest',
          'grid',
          6,
          { ...ALTERNATE, ...LEFT, frame: { pictures: 'square' } },
          { filters: { propertyTypes: ['house', 'townhouse'] } },
        ),
        guide(kit, { rule: false, frame: { above: 'none', below: 'none' } }),
        numberedSteps(kit, 'family.buying.steps', 'buy', 'across', {
          style: { ...ALTERNATE, ...LEFT, rule: false },
        }),
        kit.quotes('wall', { frame: { below: 'medium' } }),
        team(kit, 'about.people', { ...ALTERNATE, ...LEFT, frame: { pictures: 'arch' } }, { columns: 4 }),
        questions(
          kit,
          'start.buyers.questions',
          ['start.deposit', 'start.inspection', 'start.duration'],
          { ...LEFT, rule: false },
          'columns',
        ),
        kit.textStrap('family.value', 'family.value.text', [kit.evaluation()], {
          ...FEATURE,
          ...LEFT,
        }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band(
        'family.about.hero',
        'family.about.text',
        over(scene('community-mill-woods'), { ...ALTERNATE, ...LEFT }),
      ),
      straps: [
        team(kit, 'about.people', { frame: { pictures: 'circle' } }, { columns: 4 }),
        kit.strap(
          'strap-about',
          {
            title: kit.heading('family.story'),
            text: kit.prose('family.story.text'),
            image: kit.picture(photo('living-050'), 'alt.living'),
            buttonList: kit.links('get.touch'),
          },
          { ...ALTERNATE, frame: { pictures: 'arch' } },
        ),
        kit.textStrap('family.value', 'family.value.text', [kit.evaluation()], FEATURE),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band(
        'family.buying.hero',
        'family.buying.text',
        over(photo('house-007'), { ...ALTERNATE, ...LEFT }),
      ),
      straps: [
        buyingSteps(kit, 'family.buying.steps', kit.picture(photo('kitchen-007'), 'alt.kitchen')),
        kit.strap(
          'strap-mortgage',
          {
            title: kit.heading('family.payment'),
            text: kit.prose('family.payment.text'),
            buttonList: kit.links('nav.search'),
          },
          ALTERNATE,
        ),
        kit.listings(
          'start.buyers.homes',
          'slider',
          6,
          { ...LEFT, rule: false, frame: { pictures: 'square' } },
          { filters: { propertyTypes: ['house', 'townhouse'] } },
        ),
        kit.textStrap('start.buyers.ask', 'start.buyers.ask.text', kit.links('get.touch'), {
          ...FEATURE,
          ...LEFT,
        }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.band('family.contact.hero', 'family.contact.text', over(scene('community-summerside'), LEFT)),
      straps: [
        kit.strap('strap-big-icons', {
          title: kit.heading('start.contact.next'),
          items: [
            kit.iconItem('mail', 'start.reply'),
            kit.iconItem('message-circle', 'start.talk'),
            kit.iconItem('handshake', 'start.meet'),
          ],
        }),
        kit.contactForm('contact.form', { ...ALTERNATE, rule: false }, 'first'),
        team(kit, 'about.people', { frame: { pictures: 'circle' } }, { columns: 4 }),
      ],
    }),
  },
};
