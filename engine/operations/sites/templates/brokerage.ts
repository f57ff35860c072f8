import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, LEFT, type Look, over, photo, scene } from './looks.ts';
import type { Kit } from './site-kit.ts';
import {
  articles,
  market,
  numberedSteps,
  questions,
  searching,
  sellingSteps,
  type TeamLayout,
} from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';
import type { TextKey } from './site-texts.ts';
import type { NewStrap } from './strap-kit.ts';

/** Fields of crimson, a title as large as the page and grids without gaps: an office with several agents. */
export const BROKERAGE: TemplateDefinition = {
  id: 'brokerage',
  titleKey: 'brokerage.title',
  summaryKey: 'brokerage.summary',
  suits: ['team', 'brokerage'],

  theme: () => ({
    ...readyTheme('brokerage'),
    shapes: {
      ...DEFAULT_SHAPES,
      corners: 'square',
      cards: 'outlined',
      results: 'rows',
      posts: 'rows',
      heads: 'split',
      titles: 'large',
    },
  }),

  guide: { slug: 'selling', nameKey: 'selling', descriptionKey: 'selling.description' },
  header: (kit, nav) =>
    kit.header('header-horizon', nav, {
      tagline: kit.text('brokerage.tagline'),
      cta: kit.evaluation(),
    }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-columns-with-boxes',
      {
        linkList1: [...links('nav.search', 'footer.agents'), guide, ...links('about', 'contact')],
        linkList2: [],
        boxes: [],
      },
      'feature',
    ),

  headings: 'picture-corner',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        heroOf(kit),
        'brokerage.hero',
        'brokerage.hero.text',
        kit.isGroup
          ? { ...searching(kit), layout: 'picture-corner' }
          : { ...searching(kit), ...(kit.isPair && { agents: kit.pair() }) },
        over(photo('house-010--x50--y60-'), {
          ...LEFT,
          ...(!kit.isGroup && { frame: { pictures: 'circle' } }),
        }),
      ),
      straps: [
        market(kit, LEFT, 'wall'),
        kit.listings('home.latest', 'grid', 4, { ...ALTERNATE, ...LEFT, frame: { columns: 4 } }),
        roster(kit, 'brokerage.team', !kit.isTeam, 'wall'),
        numberedSteps(kit, 'brokerage.selling.hero', 'sell', 'across', {
          buttonList: [kit.evaluation()],
          style: LEFT,
        }),
        kit.reviews('start.reviews.list', 'columns', { ...FEATURE, ...LEFT }),
        articles(kit, 'grid', 3, { ...LEFT, rule: false }),
        // Without listings it follows the steps of a sale, which end with the evaluation.
        kit.statement('brokerage.contact.hero', 'brokerage.contact.text', 'split', {
          buttonList: kit.links('get.touch'),
          style: ALTERNATE,
        }),
      ],
    }),

    about: (kit) => ({
      hero: kit.band(
        'brokerage.about.hero',
        'brokerage.about.text',
        over(scene('hero-modern-pair--x50--y40-1600x1200'), LEFT),
      ),
      straps: [
        roster(kit, 'brokerage.team', false, 'grid'),
        kit.aside(
          'brokerage.story',
          'brokerage.story.text',
          kit.picture(scene('office-edmonton'), 'alt.office'),
          { layout: 'bleed', style: { ...ALTERNATE, rule: false } },
        ),
        kit.isTeam
          ? kit.statement('brokerage.join', 'brokerage.join.text', 'split', {
              buttonList: kit.links('get.touch'),
            })
          : kit.statement('brokerage.value', 'brokerage.value.text', 'split', {
              buttonList: [kit.evaluation()],
            }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('brokerage.selling.hero', 'brokerage.selling.text', over(photo('house-003'), LEFT)),
      straps: [
        sellingSteps(kit, 'classic.selling.steps', { ...LEFT, rule: false }, 'steps'),
        market(kit, { ...ALTERNATE, ...LEFT }, 'ledger'),
        questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], {
          rule: false,
        }),
        kit.statement('brokerage.value', 'brokerage.value.text', 'split', {
          buttonList: [kit.evaluation()],
          style: { ...ALTERNATE, rule: false },
        }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.isTeam
        ? kit.band('brokerage.contact.hero', 'brokerage.contact.text', over(scene('office-edmonton'), LEFT))
        : kit.withAgent('brokerage.contact.hero', 'brokerage.contact.text', { ...FEATURE, ...LEFT }),
      straps: [
        kit.contactForm('contact.form', {}, 'first'),
        roster(kit, kit.isTeam ? 'footer.agents' : 'brokerage.team', !kit.isTeam, 'index', ALTERNATE),
      ],
    }),
  },
};

/** The team; `others`: without the agent of the site, who is in the hero. */
function roster(kit: Kit, title: TextKey, others: boolean, layout: TeamLayout, look: Look = {}): NewStrap {
  const text = kit.prose('brokerage.team.text');
  const state = { title: kit.heading(title), text, others, layout, columns: 4 };
  const frame: Look = layout === 'wall' ? { frame: { above: 'none', below: 'none' } } : {};

  return kit.strap('strap-team-roster', state, { ...LEFT, rule: false, ...frame, ...look });
}

/** With the agent of the site, or both of two; the search alone for more, who are below it. */
function heroOf({ isPair, isGroup }: Kit): string {
  if (isGroup) return 'hero-basic';

  return isPair ? 'hero-dual-agent-aside' : 'hero-agent-aside';
}
