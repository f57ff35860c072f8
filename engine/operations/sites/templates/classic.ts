import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { ALTERNATE, FEATURE, link, over } from './site-kit.ts';
import type { TemplateDefinition } from './site-template.ts';

const starter = (name: string) => `/starter/${name}.svg`;

/** Navy and teal with the search in front; the design of a site that chose none. */
export const CLASSIC: TemplateDefinition = {
  id: 'classic',
  titleKey: 'classic.title',
  summaryKey: 'classic.summary',
  theme: () => readyTheme('river-valley'),

  header: (kit) =>
    kit.header('header-basic', kit.nav({ key: 'selling', slug: 'selling' }), { linkList1: [] }),

  footer: ({ text, footer }) =>
    footer(
      'footer-columns',
      {
        linkList1: [link(text('nav.search'), '/search'), link(text('footer.agents'), '/agents')],
        linkList2: [
          link(text('selling'), '/selling'),
          link(text('about'), '/about'),
          link(text('contact'), '/contact'),
        ],
      },
      'feature',
    ),

  pages: (kit) => [
    kit.page({
      slug: HOME_PAGE_ID,
      nameKey: 'home',
      order: 0,
      titleKey: 'home.title',
      descriptionKey: 'home.description',
      hero: kit.hero(
        'hero-wide-search',
        'home.hero',
        'home.hero.text',
        { searchBar: true, buttonText: kit.text('home.search') },
        over(starter('city'), 72),
      ),
      straps: [
        kit.strap('strap-latest-listing-feed', { title: kit.heading('home.latest') }, { textAlign: 'left' }),
        kit.strap(
          'strap-big-icons',
          {
            title: kit.heading('home.help'),
            items: [
              kit.iconItem('search', 'buy', '/search'),
              kit.iconItem('tag', 'sell', '/selling'),
              kit.iconItem('phone', 'ask', '/contact'),
            ],
          },
          ALTERNATE,
        ),
        kit.words('home.value', 'home.value.text', [kit.evaluation()], FEATURE),
      ],
    }),
    kit.page({
      slug: 'about',
      nameKey: 'about',
      order: 1,
      titleKey: 'about.title',
      descriptionKey: 'about.description',
      hero: kit.hero('hero-basic', 'about.hero', 'about.hero.text', {}, over(starter('street'), 72)),
      straps: [
        kit.aside('about.story', 'about.story.text', kit.picture(starter('living-room'), 'alt.living'), {
          buttonList: [link(kit.text('about.contact'), '/contact')],
        }),
        kit.strap('strap-team-roster', { title: kit.heading('about.people') }, ALTERNATE),
      ],
    }),
    kit.page({
      slug: 'selling',
      nameKey: 'selling',
      order: 2,
      descriptionKey: 'selling.description',
      hero: kit.hero(
        'hero-basic',
        'classic.selling.hero',
        'classic.selling.text',
        {},
        over(starter('house'), 72),
      ),
      straps: [
        kit.strap('strap-sellers-resources', {
          title: kit.heading('classic.selling.steps'),
          items: [
            kit.iconItem('calculator', 'sell.1'),
            kit.iconItem('paintbrush', 'sell.2'),
            kit.iconItem('camera', 'sell.3'),
            kit.iconItem('file-signature', 'sell.4'),
          ],
          buttonList: [kit.evaluation()],
        }),
      ],
    }),
    kit.page({
      slug: 'contact',
      nameKey: 'contact',
      order: 3,
      titleKey: 'contact.title',
      descriptionKey: 'contact.description',
      hero: kit.hero('hero-basic', 'contact.hero', 'contact.hero.text', {}, FEATURE),
      straps: [kit.contactForm('contact.form')],
    }),
  ],
};
