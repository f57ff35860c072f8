import { font, header, strap, theme, ui } from '#domain/theme/build-theme.ts';
import { ALTERNATE, FEATURE, photo } from './looks.ts';
import { buyingSteps, guide, numberedSteps, questions, sellingSteps } from './site-pages.ts';
import type { TemplateDefinition } from './site-template.ts';

/** Blush and terracotta with a poster's serif, in the first person: one agent. */
export const SOLO: TemplateDefinition = {
  id: 'solo',
  titleKey: 'solo.title',
  summaryKey: 'solo.summary',
  textTense: 'singular',

  theme: () =>
    theme('adobe', {
      title: font('DM Serif Display', 400),
      body: font('DM Sans', 400),
      shapes: {
        corners: 'round',
        cards: 'plain',
        cardPhotos: 'square',
        topPhotos: 'row',
        mapSide: 'start',
        homePlan: 'band',
      },
      header: header('#fdf6f1', '#43302b', '#3b1f1a', ['#9a3f2c', '#7f3222', '#ffffff']),
      default: strap('#fdf6f1', '#43302b', '#3b1f1a', '#9a3f2c', '#b9573f', {
        primary: ui('#ffffff', '#9a3f2c', '#7f3222'),
        secondary: ui('#5c2a1e', '#f6ddd0', '#efcdbc'),
      }),
      alternate: strap('#f8e8de', '#43302b', '#3b1f1a', '#8f3725', '#ad4d36', {
        primary: ui('#ffffff', '#9a3f2c', '#7f3222'),
        secondary: ui('#5c2a1e', '#fdf6f1', '#f0d6c7'),
      }),
      feature: strap('#efcdb9', '#3b241d', '#3b1f1a', '#6f2416', '#8a3220', {
        primary: ui('#ffffff', '#7a2a19', '#602013'),
        secondary: ui('#3b1f1a', '#fbeae0', '#fff6f0'),
      }),
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
      hero: kit.hero(
        'hero-agent-aside-large',
        'solo.hero',
        'solo.hero.text',
        { buttonList: kit.links('solo.write', 'nav.search') },
        FEATURE,
      ),
      straps: [
        kit.statement('solo.hello', 'solo.hello.text', 'split', { style: { rule: false } }),
        kit.listings('solo.latest', 'slider', 6, { ...ALTERNATE, frame: { pictures: 'portrait' } }),
        numberedSteps(kit, 'solo.together', 'buy', 'down', {
          buttonList: kit.links('solo.write'),
          style: { rule: false },
        }),
        kit.quotes('spread', FEATURE),
        kit.aside('solo.value', 'solo.value.text', kit.picture(photo('kitchen-042'), 'alt.kitchen'), {
          side: 'left',
          layout: 'bleed',
          buttonList: [kit.evaluation()],
          style: { rule: false, frame: { buttons: 'pill' } },
        }),
        guide(kit, ALTERNATE),
        questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], {
          rule: false,
        }),
        kit.contactForm('solo.contact.form', ALTERNATE),
      ],
    }),

    about: (kit) => ({
      hero: kit.hero(
        'hero-agent-aside',
        'solo.about.hero',
        'solo.about.text',
        { buttonList: kit.links('solo.write') },
        FEATURE,
      ),
      straps: [
        kit.statement('solo.story', 'solo.story.text', 'statement', {
          style: { rule: false, frame: { above: 'large', below: 'large' } },
        }),
        kit.aside('solo.hello', 'solo.hello.text', kit.picture(photo('living-000'), 'alt.living'), {
          layout: 'bleed',
          buttonList: kit.links('nav.search'),
          style: { ...ALTERNATE, rule: false, frame: { buttons: 'pill' } },
        }),
      ],
    }),

    guide: (kit) => ({
      hero: kit.band('solo.together.hero', 'solo.together.text', FEATURE),
      straps: [
        buyingSteps(kit, 'solo.together.buy', kit.picture(photo('living-055'), 'alt.living'), {
          rule: false,
        }),
        sellingSteps(kit, 'solo.together.sell', ALTERNATE, ['tag', 'paintbrush', 'camera', 'handshake']),
      ],
    }),

    contact: (kit) => ({
      hero: kit.hero('hero-agent-aside', 'solo.contact.hero', 'solo.contact.text', {}, ALTERNATE),
      straps: [kit.contactForm('solo.contact.form', { rule: false })],
    }),
  },
};
