import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { font, header, strap, theme, ui } from '#domain/theme/build-theme.ts';
import { ALTERNATE, FEATURE, type ItemKey, type Kit, link, photo } from './site-kit.ts';
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

  header: (kit) =>
    kit.header('header-vogue-slim', kit.nav({ key: 'solo.together', slug: 'working-together' })),

  footer: ({ text, footer }) =>
    footer(
      'footer-basic',
      {
        linkList1: [link(text('nav.search'), '/search'), link(text('solo.together'), '/working-together')],
        linkList2: [link(text('about'), '/about'), link(text('contact'), '/contact')],
      },
      'default',
    ),

  pages: (kit) => [
    kit.page({
      slug: HOME_PAGE_ID,
      nameKey: 'home',
      order: 0,
      titleKey: 'home.title',
      descriptionKey: 'home.description',
      hero: kit.hero(
        'hero-agent-aside-large',
        'solo.hero',
        'solo.hero.text',
        {
          buttonList: [link(kit.text('solo.write'), '/contact'), link(kit.text('nav.search'), '/search')],
          image: kit.picture(photo('living-055'), 'alt.living'),
        },
        FEATURE,
      ),
      straps: [
        kit.strap(
          'strap-text',
          { title: kit.heading('solo.hello'), text: kit.prose('solo.hello.text'), buttonList: [] },
          { rule: false },
        ),
        kit.strap(
          'strap-listings-feed',
          {
            title: kit.heading('solo.latest'),
            layout: 'slider',
            limit: 6,
            more: { text: kit.text('see.homes'), type: 'link' },
          },
          ALTERNATE,
        ),
        kit.aside('solo.value', 'solo.value.text', kit.picture(photo('kitchen-042'), 'alt.kitchen'), {
          side: 'left',
          buttonList: [kit.evaluation()],
          style: { rule: false },
        }),
      ],
    }),
    kit.page({
      slug: 'about',
      nameKey: 'about',
      order: 1,
      titleKey: 'about.title',
      descriptionKey: 'about.description',
      hero: kit.hero('hero-basic', 'solo.about.hero', 'solo.about.text', {}, FEATURE),
      straps: [
        kit.aside('solo.story', 'solo.story.text', kit.picture(photo('living-000'), 'alt.living'), {
          style: { rule: false },
        }),
        kit.strap(
          'strap-featured-agent',
          { title: kit.heading('solo.agent'), buttonList: [link(kit.text('solo.write'), '/contact')] },
          ALTERNATE,
        ),
      ],
    }),
    kit.page({
      slug: 'working-together',
      nameKey: 'solo.together',
      order: 2,
      descriptionKey: 'solo.together.description',
      hero: kit.hero('hero-basic', 'solo.together.hero', 'solo.together.text', {}, FEATURE),
      straps: [
        kit.strap(
          'strap-buyers-resources',
          {
            title: kit.heading('solo.together.buy'),
            items: steps(kit, ['calculator', 'eye', 'file-signature', 'key-round'], 'buy'),
            image: kit.picture(photo('living-055'), 'alt.living'),
          },
          { rule: false },
        ),
        kit.strap(
          'strap-sellers-resources',
          {
            title: kit.heading('solo.together.sell'),
            items: steps(kit, ['tag', 'paintbrush', 'camera', 'handshake'], 'sell'),
            buttonList: [kit.evaluation()],
          },
          ALTERNATE,
        ),
      ],
    }),
    kit.page({
      slug: 'contact',
      nameKey: 'contact',
      order: 3,
      titleKey: 'contact.title',
      descriptionKey: 'contact.description',
      hero: kit.hero('hero-basic', 'solo.contact.hero', 'solo.contact.text', {}, FEATURE),
      straps: [kit.contactForm('solo.contact.form')],
    }),
  ],
};

function steps(kit: Kit, icons: readonly string[], kind: 'buy' | 'sell') {
  const keys: Record<typeof kind, ItemKey[]> = {
    buy: ['buy.1', 'buy.2', 'buy.3', 'buy.4'],
    sell: ['sell.1', 'sell.2', 'sell.3', 'sell.4'],
  };

  return keys[kind].map((key, index) => kit.iconItem(icons[index] ?? 'house', key));
}
