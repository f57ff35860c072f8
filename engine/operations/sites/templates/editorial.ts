import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, type Look, over, photo, scene } from './looks.ts';
import { link } from './part-kit.ts';
import { agent, articles, numberedSteps, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Dark, with a magazine's masthead and large serif type. */
export const EDITORIAL: TemplateDefinition = {
  id: 'editorial',
  titleKey: 'editorial.title',
  summaryKey: 'editorial.summary',
  suits: ['one', 'city'],

  theme: () => ({
    ...readyTheme('editorial'),
    shapes: {
      ...DEFAULT_SHAPES,
      corners: 'square',
      cards: 'plain',
      topPhotos: 'row',
      results: 'rows',
      homePlan: 'band',
      posts: 'editorial',
      heads: 'centred',
      titles: 'large',
      rhythm: 'airy',
    },
  }),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) =>
    kit.header('header-vogue', nav, {
      linkList1: [link('{office.phone}', 'tel:', 'phone')],
      masthead: 'name',
      cta: kit.evaluation(),
    }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-basic',
      {
        layout: 'centred',
        linkList1: [...links('nav.search'), guide],
        linkList2: links('about', 'contact'),
      },
      'alternate',
    ),

  width: 'wide',
  headings: 'picture-below',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        'hero-basic',
        'editorial.hero',
        'editorial.hero.text',
        { buttonList: kit.links('editorial.hero.button', 'get.touch'), layout: 'picture-below' },
        dimmed(scene('hero-library'), { frame: { buttons: 'underline' } }),
      ),
      straps: [
        kit.statement('editorial.statement', 'editorial.statement.text', 'statement', {
          style: { rule: false, frame: { above: 'small', below: 'large' } },
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
        kit.listings(
          'editorial.latest',
          'editorial',
          5,
          { textAlign: 'left' },
          { filters: { propertyTypes: ['house', 'condo', 'townhouse'] }, sort: 'price_des' },
        ),
        kit.quotes('spread', { ...ALTERNATE, frame: { above: 'large', below: 'large' } }),
        kit.aside('editorial.sell', 'editorial.sell.text', kit.picture(photo('living-003'), 'alt.living'), {
          side: 'left',
          layout: 'overlap',
          buttonList: [kit.evaluation()],
          style: {
            ...FEATURE,
            textAlign: 'left',
            frame: { buttons: 'underline', below: 'large' },
          },
        }),
        agent(kit, 'editorial.agent', { ...ALTERNATE, textAlign: 'left' }, 'panel'),
        articles(kit, 'editorial', 3, { textAlign: 'left' }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('editorial.about.hero', 'editorial.about.text', dimmed(photo('living-070'))),
      straps: [
        kit.statement('editorial.story', 'editorial.story.text', 'statement', {
          style: { rule: false, frame: { above: 'large' } },
        }),
        kit.strap(
          'strap-gallery',
          {
            title: { html: '', size: 'h2' },
            layout: 'editorial',
            images: [
              kit.picture(photo('kitchen-020'), 'alt.kitchen'),
              kit.picture(photo('living-055'), 'alt.living'),
            ],
          },
          { ...ALTERNATE, textAlign: 'left', rule: false, frame: { above: 'small' } },
        ),
        kit.isTeam
          ? team(kit, 'about.people', { ...FEATURE, textAlign: 'left' }, { layout: 'stagger' })
          : kit.strap(
              'strap-featured-agent',
              { title: kit.heading('editorial.agent'), buttonList: kit.links('get.touch') },
              { ...FEATURE, frame: { pictures: 'circle', buttons: 'underline' } },
            ),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('editorial.selling.hero', 'editorial.selling.text', dimmed(photo('house-010'))),
      straps: [
        numberedSteps(kit, 'classic.selling.steps', 'sell', 'down', {
          buttonList: [kit.evaluation()],
          style: { rule: false, textAlign: 'left', frame: { buttons: 'underline', below: 'large' } },
        }),
        kit.aside('editorial.sell', 'editorial.sell.text', kit.picture(photo('living-013'), 'alt.living'), {
          side: 'left',
          layout: 'bleed',
          buttonList: [kit.evaluation()],
          style: { ...FEATURE, textAlign: 'left', frame: { buttons: 'underline', below: 'large' } },
        }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.band('editorial.contact.hero', 'editorial.contact.text', dimmed(photo('yard-001'))),
      straps: [
        kit.contactForm(
          'contact.form',
          { rule: false, frame: { width: 'narrow', below: 'large', buttons: 'outline' } },
          'stacked',
        ),
      ],
    }),
  },
};

/** A picture under the dark ground of the page. */
function dimmed(url: string, more: Look = {}): Look {
  return over(url, { theme: 'default', textAlign: 'left', ...more });
}
