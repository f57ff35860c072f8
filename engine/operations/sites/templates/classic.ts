import { readyTheme } from '#domain/theme/palettes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo, scene } from './looks.ts';
import { latest, market, searching, sellingSteps, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Navy and teal with the search in front; the design of a site that chose none. */
export const CLASSIC: TemplateDefinition = {
  id: 'classic',
  titleKey: 'classic.title',
  summaryKey: 'classic.summary',
  suits: ['one', 'team', 'city'],
  theme: () => readyTheme('river-valley'),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) => kit.header('header-basic', nav, { linkList1: [], cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-columns',
      {
        linkList1: [...links('nav.search', 'footer.agents'), guide, ...links('about', 'contact')],
        linkList2: [],
      },
      'feature',
    ),

  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-wide-search',
        'home.hero',
        'home.hero.text',
        { ...searching(kit), layout: 'picture-edge' },
        over(scene('hero-modern-pair'), { textAlign: 'left' }),
      ),
      straps: [
        market(kit, { ...ALTERNATE, ...LEFT }, 'headline'),
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
          LEFT,
        ),
        // Between two light ones; the hero is dark, and a new site has no homes to show below it.
        kit.homeValue('home.value', 'home.value.text', photo('house-007'), 'alt.houses', FEATURE),
        kit.reviews('start.reviews.list', 'lead', { ...ALTERNATE, ...LEFT }),
        team(kit, 'about.people', LEFT, { layout: 'list' }),
        kit.newsletter(ALTERNATE),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('about.hero', 'about.hero.text', over(photo('living-013'))),
      straps: [
        kit.aside('about.story', 'about.story.text', kit.picture(photo('living-050'), 'alt.living'), {
          buttonList: kit.links('about.contact'),
        }),
        kit.strap(
          'strap-text-two-columns',
          {
            title: kit.heading('start.about.promise'),
            left: kit.prose('start.about.promise.text'),
            right: kit.prose('start.about.story.text'),
          },
          { textAlign: 'left' },
        ),
        team(kit, 'about.people', ALTERNATE, { columns: 5 }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('classic.selling.hero', 'classic.selling.text', over(photo('house-042'))),
      straps: [
        sellingSteps(kit, 'classic.selling.steps', LEFT),
        kit.homeValue('home.value', 'home.value.text', photo('house-007'), 'alt.houses', FEATURE),
      ],
    }),

    contact: (kit) => ({
      hero: kit.band('contact.hero', 'contact.hero.text', FEATURE),
      straps: [kit.contactForm('contact.form')],
    }),
  },
};
