import { readyTheme } from '#domain/theme/palettes.ts';
import { ALTERNATE, FEATURE, over } from './looks.ts';
import { help, latest, searching, sellingSteps, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

const starter = (name: string) => `/starter/${name}.svg`;

/** Navy and teal with the search in front; the design of a site that chose none. */
export const CLASSIC: TemplateDefinition = {
  id: 'classic',
  titleKey: 'classic.title',
  summaryKey: 'classic.summary',
  theme: () => readyTheme('river-valley'),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) => kit.header('header-basic', nav, { linkList1: [], cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-columns',
      { linkList1: links('nav.search', 'footer.agents'), linkList2: [guide, ...links('about', 'contact')] },
      'feature',
    ),

  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-wide-search',
        'home.hero',
        'home.hero.text',
        searching(kit),
        over(starter('city'), { textAlign: 'left' }),
      ),
      straps: [
        latest(kit),
        kit.strap(
          'strap-home-value',
          {
            title: kit.heading('home.value'),
            text: kit.prose('home.value.text'),
            placeholder: '',
            buttonText: '',
            image: kit.picture(starter('house'), 'alt.houses'),
          },
          FEATURE,
        ),
        help(kit, 'home.help', ALTERNATE),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('about.hero', 'about.hero.text', over(starter('street'))),
      straps: [
        kit.aside('about.story', 'about.story.text', kit.picture(starter('living-room'), 'alt.living'), {
          buttonList: kit.links('about.contact'),
        }),
        team(kit, 'about.people', ALTERNATE),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('classic.selling.hero', 'classic.selling.text', over(starter('house'))),
      straps: [sellingSteps(kit, 'classic.selling.steps')],
    }),

    contact: (kit) => ({
      hero: kit.band('contact.hero', 'contact.hero.text', FEATURE),
      straps: [kit.contactForm('contact.form')],
    }),
  },
};
