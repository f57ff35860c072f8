import type { State, Strap } from '#domain/page/page.ts';
import type { ImagePart } from '#domain/page/parts.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES } from '#domain/theme/shapes.ts';
import { ALTERNATE, FEATURE, type Look, over, photo } from './looks.ts';
import type { Kit } from './site-kit.ts';
import { buyingSteps, nextSteps, numberedSteps, questions, team } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';
import type { ItemKey, TextKey } from './site-texts.ts';

const PROMISES = ['solo.promise.1', 'solo.promise.2', 'solo.promise.3'] as const satisfies readonly ItemKey[];
/** While there is no portrait. */
const HOME = photo('house-007');

/** Blush and ultramarine with a bookish serif, in the first person: one agent. */
export const SOLO: TemplateDefinition = {
  id: 'solo',
  titleKey: 'solo.title',
  summaryKey: 'solo.summary',
  suits: ['one'],
  textTense: 'singular',

  theme: () => ({
    ...readyTheme('solo'),
    shapes: {
      ...DEFAULT_SHAPES,
      corners: 'round',
      cards: 'plain',
      cardPhotos: 'square',
      topPhotos: 'row',
      mapSide: 'start',
      homePlan: 'band',
      posts: 'rows',
      heads: 'centred',
      rhythm: 'airy',
    },
  }),

  guide: {
    slug: 'working-together',
    nameKey: 'solo.together',
    descriptionKey: 'solo.together.description',
  },
  header: (kit, nav) => kit.header('header-vogue-slim', nav, { cta: kit.evaluation() }),
  footer: ({ links, footer }, guide) =>
    footer(
      'footer-basic',
      { linkList1: [...links('nav.search'), guide], linkList2: links('about', 'contact') },
      'default',
    ),

  pages: {
    home: (kit) => ({
      hero: inFront(kit, {
        texts: ['solo.hero', 'solo.hero.text'],
        content: { buttonList: kit.links('solo.write', 'nav.search') },
        layout: 'poster',
        standIn: kit.picture(HOME, 'alt.houses'),
        theme: 'default',
      }),
      straps: [
        kit.statement('solo.hello', 'solo.hello.text', 'letter', {
          style: { ...ALTERNATE, rule: false, frame: { above: 'small', below: 'small' } },
        }),
        kit.listings('solo.latest', 'staggered', 3, { rule: false, frame: { pictures: 'portrait' } }),
        numberedSteps(kit, 'solo.together', 'buy', 'down', {
          buttonList: kit.links('solo.write'),
          style: { ...ALTERNATE, rule: false },
        }),
        kit.quotes('portrait', { ...FEATURE, frame: { pictures: 'arch' } }, kit.picture(HOME, 'alt.houses')),
        kit.aside('solo.value', 'solo.value.text', kit.picture(photo('kitchen-042'), 'alt.kitchen'), {
          buttonList: [kit.evaluation()],
          style: { rule: false, frame: { pictures: 'circle' } },
        }),
        questions(
          kit,
          'start.sellers.questions',
          ['start.timing', 'start.cost', 'start.repairs'],
          ALTERNATE,
          'index',
        ),
        kit.contactForm('solo.contact.form'),
      ],
    }),

    about: (kit) => ({
      hero: kit.hero(
        'hero-basic',
        'solo.about.hero',
        'solo.about.text',
        { layout: 'picture-tab' },
        over(HOME, { theme: 'default', textAlign: 'left', rule: false }),
      ),
      straps: [
        kit.isTeam
          ? team(kit, 'about.people', { rule: false, frame: { pictures: 'arch' } }, { columns: 4 })
          : kit.strap(
              'strap-featured-agent',
              { title: kit.heading('start.contact.person'), buttonList: kit.links('solo.write') },
              { textAlign: 'left', rule: false, frame: { pictures: 'arch' } },
            ),
        kit.strap(
          'strap-process',
          {
            title: kit.heading('solo.promise'),
            layout: 'down',
            items: PROMISES.map((key) => ({
              time: '',
              title: kit.heading(key, 'h3'),
              text: kit.prose(`${key}.text`),
            })),
          },
          { textAlign: 'left', rule: false },
        ),
        kit.aside('solo.story', 'solo.story.text', kit.picture(photo('living-000'), 'alt.living'), {
          layout: 'bleed',
          buttonList: kit.links('nav.search'),
          style: { ...ALTERNATE, rule: false },
        }),
        kit.textStrap('solo.value', 'solo.value.text', [kit.evaluation()], FEATURE),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('solo.together.hero', 'solo.together.text', FEATURE),
      straps: [
        buyingSteps(kit, 'solo.together.buy', kit.picture(photo('living-055'), 'alt.living'), {
          rule: false,
          frame: { pictures: 'arch' },
        }),
        numberedSteps(kit, 'solo.together.sell', 'sell', 'across', {
          buttonList: [kit.evaluation()],
          style: { ...ALTERNATE, rule: false },
        }),
        questions(
          kit,
          'start.buyers.questions',
          ['start.deposit', 'start.inspection', 'start.duration'],
          { textAlign: 'left', rule: false },
          'index',
        ),
        kit.statement('solo.hello', 'solo.hello.text', 'statement', {
          buttonList: kit.links('solo.write'),
          style: FEATURE,
        }),
      ],
    }),

    contact: (kit) => ({
      // Low, so that the form is in sight.
      hero: kit.withAgent('solo.contact.hero', 'solo.contact.text', {
        ...ALTERNATE,
        rule: false,
        frame: { pictures: 'circle', height: 'half' },
      }),
      straps: [
        kit.contactForm('solo.contact.form', { rule: false, frame: { width: 'narrow' } }, 'stacked'),
        nextSteps(kit, { ...ALTERNATE, textAlign: 'left', rule: false }, 'down'),
        kit.quotes('portrait', { ...FEATURE, frame: { pictures: 'arch' } }, kit.picture(HOME, 'alt.houses')),
      ],
    }),
  },
};

type InFront = {
  texts: [title: TextKey, text: TextKey];
  content?: State;
  standIn: ImagePart;
  layout?: 'poster';
  theme?: 'default';
};

/** A hero with the agent, or both of two; the picture in their place for more, none of whom stands for all. */
function inFront(kit: Kit, { texts, content = {}, standIn, layout, theme }: InFront): Strap {
  // A tint in every palette, where a feature may be dark.
  const style: Look = { ...ALTERNATE, ...(theme && { theme }), rule: false, frame: { pictures: 'arch' } };
  if (kit.isGroup) {
    const bgImage = { imageUrls: [standIn.imageUrl] };

    return kit.hero(
      'hero-basic',
      ...texts,
      { ...content, layout: 'picture-edge' },
      { ...style, textAlign: 'left', bgImage },
    );
  }
  if (kit.isPair)
    return kit.hero('hero-dual-agent-aside', ...texts, { ...content, agents: kit.pair() }, style);

  return kit.hero(
    'hero-agent-aside-large',
    ...texts,
    { ...content, standIn, ...(layout && { layout }) },
    style,
  );
}
