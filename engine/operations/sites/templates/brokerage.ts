import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, over, photo, rendered, scene } from './looks.ts';
import type { Kit } from './site-kit.ts';
import { articles, market, numberedSteps, questions, searching, sellingSteps } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';
import type { TextKey } from './site-texts.ts';
import type { NewStrap } from './strap-kit.ts';

/** Crimson and graphite with a contact row above: an office with several agents. */
export const BROKERAGE: TemplateDefinition = {
  id: 'brokerage',
  titleKey: 'brokerage.title',
  summaryKey: 'brokerage.summary',
  suits: ['team', 'brokerage'],

  theme: () => ({
    ...readyTheme('brokerage'),
    shapes: {
      ...DEFAULT_SHAPES,
      cards: 'outlined',
      results: 'rows',
      posts: 'rows',
      titles: 'bar',
      rhythm: 'close',
    },
  }),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) =>
    kit.header('header-horizon', nav, {
      tagline: kit.text('brokerage.tagline'),
      cta: kit.evaluation(),
    }),
  footer: ({ links, footer, isTeam }, guide) =>
    footer(
      'footer-columns-with-boxes',
      {
        linkList1: [
          ...links('nav.search', ...(isTeam ? (['footer.agents'] as const) : [])),
          guide,
          ...links('about', 'contact'),
        ],
        linkList2: [],
        boxes: [],
      },
      'alternate',
    ),

  pages: {
    home: (kit) => ({
      hero: kit.hero(
        heroOf(kit),
        'brokerage.hero',
        'brokerage.hero.text',
        { ...searching(kit), ...(kit.isPair && { agents: kit.pair() }) },
        over(rendered('hero-edmonton'), { textAlign: 'left', frame: { pictures: 'circle' } }),
      ),
      straps: [
        roster(kit, 'brokerage.team', !kit.isTeam),
        kit.listings('home.latest', 'grid', 4, {
          ...ALTERNATE,
          ...LEFT,
          frame: { columns: 4 },
        }),
        sellingSteps(kit, 'brokerage.selling.hero', { ...FEATURE, ...LEFT }, 'steps'),
        market(kit, LEFT),
        kit.reviews('start.reviews.list', 'columns', { ...ALTERNATE, ...LEFT }),
        articles(kit, 'rows', 3, { ...LEFT, rule: false }),
        // Without listings it follows the steps of a sale, which end with the evaluation.
        kit.textStrap('brokerage.contact.hero', 'brokerage.contact.text', kit.links('get.touch'), {
          ...ALTERNATE,
          ...LEFT,
        }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band('brokerage.about.hero', 'brokerage.about.text', {
        ...FEATURE,
        textAlign: 'left',
      }),
      straps: [
        roster(kit, 'brokerage.team', false),
        kit.aside(
          'brokerage.story',
          'brokerage.story.text',
          kit.picture(scene('office-edmonton'), 'alt.office'),
          { layout: 'bleed', style: { ...ALTERNATE, rule: false } },
        ),
        kit.textStrap('brokerage.join', 'brokerage.join.text', kit.links('get.touch'), FEATURE),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('brokerage.selling.hero', 'brokerage.selling.text', over(photo('house-011'), LEFT)),
      straps: [
        numberedSteps(kit, 'classic.selling.steps', 'sell', 'across', {
          buttonList: [kit.evaluation()],
          style: LEFT,
        }),
        market(kit, { ...ALTERNATE, ...LEFT }),
        questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], {
          rule: false,
        }),
        kit.textStrap('brokerage.value', 'brokerage.value.text', [kit.evaluation()], FEATURE),
      ],
    }),

    contact: (kit) => ({
      hero: (kit.isTeam ? kit.band : kit.withAgent)('brokerage.contact.hero', 'brokerage.contact.text', {
        ...FEATURE,
        textAlign: 'left',
      }),
      straps: [roster(kit, 'footer.agents', !kit.isTeam), kit.contactForm('contact.form', ALTERNATE)],
    }),
  },
};

/** The team; `others`: without the agent of the site, who is in the hero. */
function roster(kit: Kit, title: TextKey, others: boolean): NewStrap {
  const state = { title: kit.heading(title), text: kit.prose('brokerage.team.text'), others, columns: 4 };

  return kit.strap('strap-team-roster', state, { ...LEFT, frame: { pictures: 'circle' } });
}

/** With the agent of the site, or both of two; the search alone for more, who are below it. */
function heroOf({ isPair, isGroup }: Kit): string {
  if (isGroup) return 'hero-basic';

  return isPair ? 'hero-dual-agent-aside' : 'hero-agent-aside';
}
