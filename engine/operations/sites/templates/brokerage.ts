import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { font, header, strap, theme, ui } from '#domain/theme/build-theme.ts';
import { ALTERNATE, FEATURE, link, over, photo, scene } from './site-kit.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Crimson and graphite with a contact row above: an office with several agents. */
export const BROKERAGE: TemplateDefinition = {
  id: 'brokerage',
  titleKey: 'brokerage.title',
  summaryKey: 'brokerage.summary',

  theme: () =>
    theme('light', {
      title: font('Source Serif 4', 600),
      body: font('Source Sans 3', 400),
      header: header('#ffffff', '#2b2f36', '#1d2025', ['#8a1f3c', '#6e1730', '#ffffff']),
      default: strap('#ffffff', '#33383f', '#1d2025', '#8a1f3c', '#a62a4b', {
        primary: ui('#ffffff', '#8a1f3c', '#6e1730'),
        secondary: ui('#1d2025', '#e9ebee', '#dcdfe4'),
      }),
      alternate: strap('#f3f4f6', '#33383f', '#1d2025', '#8a1f3c', '#a62a4b', {
        primary: ui('#ffffff', '#8a1f3c', '#6e1730'),
        secondary: ui('#1d2025', '#ffffff', '#e3e6ea'),
      }),
      feature: strap('#2b2f36', '#e3e6ea', '#ffffff', '#f3b6c6', '#e77f9b', {
        primary: ui('#ffffff', '#a62a4b', '#8a1f3c'),
        secondary: ui('#ffffff', '#43484f', '#50565e'),
      }),
    }),

  header: (kit) =>
    kit.header('header-horizon', kit.nav({ key: 'selling', slug: 'selling' }), {
      tagline: kit.text('brokerage.tagline'),
    }),

  footer: ({ text, footer }) =>
    footer(
      'footer-columns',
      {
        linkList1: [
          link(text('nav.search'), '/search'),
          link(text('footer.agents'), '/agents'),
          link(text('selling'), '/selling'),
        ],
        linkList2: [link(text('about'), '/about'), link(text('contact'), '/contact')],
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
        'hero-agent-aside',
        'brokerage.hero',
        'brokerage.hero.text',
        {
          searchBar: true,
          buttonText: kit.text('home.search'),
          image: kit.picture(scene('community-strathcona'), 'alt.office'),
        },
        over(scene('valley-autumn'), 78),
      ),
      straps: [
        kit.strap(
          'strap-team-roster',
          { title: kit.heading('brokerage.team'), text: kit.prose('brokerage.team.text') },
          {},
        ),
        kit.strap(
          'strap-big-icons',
          {
            title: kit.heading('brokerage.help'),
            items: [
              kit.iconItem('search', 'buy', '/search'),
              kit.iconItem('tag', 'sell', '/selling'),
              kit.iconItem('phone', 'ask', '/contact'),
            ],
          },
          ALTERNATE,
        ),
        kit.strap('strap-latest-listing-feed', { title: kit.heading('home.latest') }, { textAlign: 'left' }),
        kit.words('brokerage.value', 'brokerage.value.text', [kit.evaluation()], FEATURE),
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
        'brokerage.about.hero',
        'brokerage.about.text',
        {},
        over(scene('office-edmonton'), 68),
      ),
      straps: [
        kit.aside(
          'brokerage.story',
          'brokerage.story.text',
          kit.picture(scene('community-strathcona'), 'alt.office'),
        ),
        kit.strap('strap-team-roster', { title: kit.heading('brokerage.team') }, ALTERNATE),
        kit.words(
          'brokerage.join',
          'brokerage.join.text',
          [link(kit.text('get.touch'), '/contact')],
          FEATURE,
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
        'brokerage.selling.hero',
        'brokerage.selling.text',
        {},
        over(photo('house-013'), 68),
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
      hero: kit.hero('hero-basic', 'brokerage.contact.hero', 'brokerage.contact.text', {}, FEATURE),
      straps: [
        kit.contactForm('contact.form'),
        kit.strap('strap-agent-search', { title: kit.heading('footer.agents'), placeholder: '' }, ALTERNATE),
      ],
    }),
  ],
};
