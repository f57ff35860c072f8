import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo, scene } from './looks.ts';
import { latest, market, nextSteps, questions, searching, sellingSteps, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Navy and teal with the search in front; the design of a site that chose none. */
export const CLASSIC: TemplateDefinition = {
  id: 'classic',
  titleKey: 'classic.title',
  summaryKey: 'classic.summary',
  suits: ['one', 'team', 'city'],
  theme: () => ({
    ...readyTheme('river-valley'),
    fonts: readyTheme('prairie').fonts,
    shapes: { ...DEFAULT_SHAPES, heads: 'split' },
  }),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) => kit.header('header-basic', nav, { cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-columns',
      {
        linkList1: [...links('nav.search', 'footer.agents'), guide, ...links('about', 'contact')],
        linkList2: [],
      },
      'feature',
    ),

  headings: 'picture-edge',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-wide-search',
        'home.hero',
        'home.hero.text',
        { ...searching(kit), layout: 'picture-edge' },
        over(scene('hero-modern-pair'), LEFT),
      ),
      straps: [
        latest(kit),
        kit.tiles(
          'home.kinds',
          4,
          [
            ['houses', photo('house-003'), '/search/houses'],
            ['condos', photo('condo-031'), '/search/condos'],
            ['townhouses', photo('townhouse-007'), '/search/townhouses'],
            ['rural', photo('acreage-000'), '/search/rural'],
          ],
          { ...ALTERNATE, ...LEFT, rule: false, frame: { pictures: 'portrait' } },
        ),
        kit.homeValue(
          'home.value',
          'home.value.text',
          photo('house-007'),
          'alt.houses',
          { rule: false },
          'band',
        ),
        market(kit, { ...FEATURE, ...LEFT }, 'headline'),
        kit.reviews('start.reviews.list', 'lead', LEFT),
        team(kit, 'about.people', { ...ALTERNATE, ...LEFT, rule: false }, { columns: 4 }),
        kit.newsletter(),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('about.hero', 'about.hero.text', over(photo('living-013'), { ...ALTERNATE, ...LEFT })),
      straps: [
        kit.strap(
          'strap-about',
          {
            title: kit.heading('about.story'),
            text: kit.prose('about.story.text', 'start.about.story.text'),
            image: kit.picture(photo('living-050'), 'alt.living'),
            layout: 'across',
            buttonList: kit.links('about.contact'),
          },
          LEFT,
        ),
        team(kit, 'about.people', { ...ALTERNATE, ...LEFT }, { layout: 'list' }),
        kit.statement('start.about.promise', 'start.about.promise.text', 'split', {
          buttonList: kit.links('about.contact'),
          style: FEATURE,
        }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band(
        'classic.selling.hero',
        'classic.selling.text',
        over(photo('house-042'), { theme: 'default', ...LEFT }),
      ),
      straps: [
        sellingSteps(kit, 'classic.selling.steps', LEFT),
        market(kit, { ...FEATURE, ...LEFT }, 'headline'),
        questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], {
          ...LEFT,
          rule: false,
        }),
        kit.homeValue(
          'home.value',
          'home.value.text',
          photo('house-007'),
          'alt.houses',
          { ...ALTERNATE, rule: false },
          'band',
        ),
      ],
    }),

    contact: (kit) => ({
      hero: kit.band('contact.hero', 'contact.hero.text', over(scene('hero-modern-pair'), LEFT)),
      straps: [
        kit.contactForm('contact.form'),
        nextSteps(kit, { ...ALTERNATE, ...LEFT, rule: false }),
        team(kit, 'about.people', { ...LEFT, rule: false }, { columns: 4 }),
      ],
    }),
  },
};
