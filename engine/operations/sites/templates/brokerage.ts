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
      heads: 'split',
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

  headings: 'picture-card',
  pages: {
    home: (kit) => ({
      hero: kit.hero(
        heroOf(kit),
        'brokerage.hero',
        'brokerage.hero.text',
        kit.isGroup
          ? { ...searching(kit), layout: 'picture-edge' }
          : { ...searching(kit), ...(kit.isPair && { agents: kit.pair() }) },
        over(photo('house-010--x50--y60-'), {
          ...LEFT,
          ...(kit.isGroup ? { theme: 'default' } : { frame: { pictures: 'circle' } }),
        }),
      ),
      straps: [
        roster(kit, 'brokerage.team', !kit.isTeam, 'lead'),
        market(kit, { ...ALTERNATE, ...LEFT }),
        kit.listings('home.latest', 'grid', 4, { ...LEFT, frame: { columns: 4 } }),
        sellingSteps(kit, 'brokerage.selling.hero', { ...FEATURE, ...LEFT }, 'steps'),
        kit.reviews('start.reviews.list', 'columns', LEFT),
        articles(kit, 'rows', 3, { ...ALTERNATE, ...LEFT, rule: false }),
        // Without listings it follows the steps of a sale, which end with the evaluation.
        kit.textStrap('brokerage.contact.hero', 'brokerage.contact.text', kit.links('get.touch'), LEFT),
      ],
    }),

    about: (kit) => ({
      hero: kit.band(
        'brokerage.about.hero',
        'brokerage.about.text',
        over(scene('hero-modern-pair--x50--y40-1600x1200'), { theme: 'default', ...LEFT }),
      ),
      straps: [
        roster(kit, 'brokerage.team', false, 'cards'),
        kit.aside(
          'brokerage.story',
          'brokerage.story.text',
          kit.picture(scene('office-edmonton'), 'alt.office'),
          { layout: 'bleed', style: { ...ALTERNATE, rule: false } },
        ),
        kit.isTeam
          ? kit.textStrap('brokerage.join', 'brokerage.join.text', kit.links('get.touch'), {
              ...FEATURE,
              ...LEFT,
            })
          : kit.textStrap('brokerage.value', 'brokerage.value.text', [kit.evaluation()], {
              ...FEATURE,
              ...LEFT,
            }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band(
        'brokerage.selling.hero',
        'brokerage.selling.text',
        over(photo('house-003'), { theme: 'default', ...LEFT }),
      ),
      straps: [
        numberedSteps(kit, 'classic.selling.steps', 'sell', 'across', {
          buttonList: [kit.evaluation()],
          style: LEFT,
        }),
        market(kit, { ...ALTERNATE, ...LEFT }),
        questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], {
          rule: false,
        }),
        kit.textStrap('brokerage.value', 'brokerage.value.text', [kit.evaluation()], { ...FEATURE, ...LEFT }),
      ],
    }),

    contact: (kit) => ({
      hero: kit.isTeam
        ? kit.band(
            'brokerage.contact.hero',
            'brokerage.contact.text',
            over(scene('office-edmonton'), { theme: 'default', ...LEFT }),
          )
        : kit.withAgent('brokerage.contact.hero', 'brokerage.contact.text', { ...FEATURE, ...LEFT }),
      straps: [
        roster(kit, kit.isTeam ? 'footer.agents' : 'brokerage.team', !kit.isTeam),
        kit.contactForm('contact.form', ALTERNATE),
      ],
    }),
  },
};

/** The team; `others`: without the agent of the site, who is in the hero. */
function roster(kit: Kit, title: TextKey, others: boolean, layout: TeamLayout = 'grid'): NewStrap {
  const text = kit.prose('brokerage.team.text');
  const state = { title: kit.heading(title), text, others, layout, columns: 4 };
  const style: Look = layout === 'grid' ? { ...LEFT, frame: { pictures: 'circle' } } : LEFT;

  return kit.strap('strap-team-roster', state, style);
}

/** With the agent of the site, or both of two; the search alone for more, who are below it. */
function heroOf({ isPair, isGroup }: Kit): string {
  if (isGroup) return 'hero-basic';

  return isPair ? 'hero-dual-agent-aside' : 'hero-agent-aside';
}
