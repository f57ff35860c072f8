import { HOME_PAGE_ID, type Page, type Strap, type StrapFrameStyle } from '#domain/page/page.ts';
import type { LinkPart } from '#domain/page/parts.ts';
import type { NavItem } from '#domain/site/website.ts';
import type { Look } from './looks.ts';
import { link } from './part-kit.ts';
import type { Kit } from './site-kit.ts';
import type { BuiltSite, TemplateDefinition } from './site-template.ts';
import type { ItemKey, TextKey } from './site-texts.ts';
import type { NewStrap } from './strap-kit.ts';

/** Header, footer and pages of a design, for one brokerage. */
export function sitePages(
  { guide, header, footer, width = 'auto', pages }: TemplateDefinition,
  kit: Kit,
): Pick<BuiltSite, 'header' | 'footer' | 'pages'> {
  const guideLink = link(kit.text(guide.nameKey), `/${guide.slug}`);
  const nav = [...kit.links('nav.search'), guideLink, ...kit.links('about', 'contact')].map(navItem);

  return {
    header: header(kit, nav),
    footer: footer(kit, guideLink),
    pages: [
      named(kit, 'home', HOME_PAGE_ID, 0, pages.home),
      named(kit, 'about', 'about', 1, pages.about),
      kit.page({ ...guide, order: 2, ...pages.guide(kit) }),
      named(kit, 'contact', 'contact', 3, pages.contact),
    ].map((page) => inWidth(page, width)),
  };
}

/** The same page with this width for every section that has none of its own. */
function inWidth(page: Page, width: StrapFrameStyle['width']): Page {
  const widened = (strap: Strap): Strap => {
    const { style } = strap.config;
    if (style.frame.width !== 'auto') return strap;

    return { ...strap, config: { ...strap.config, style: { ...style, frame: { ...style.frame, width } } } };
  };

  return { ...page, hero: page.hero && widened(page.hero), straps: page.straps.map(widened) };
}

const navItem = ({ text, href }: { text?: string; href?: string }): NavItem => ({
  label: text ?? '',
  href: href ?? '',
});

/** A page whose name, title and description every design shares. */
function named(
  kit: Kit,
  key: 'home' | 'about' | 'contact',
  slug: string,
  order: number,
  design: TemplateDefinition['pages']['home'],
): Page {
  return kit.page({
    slug,
    nameKey: key,
    order,
    titleKey: `${key}.title`,
    descriptionKey: `${key}.description`,
    ...design(kit),
  });
}

/** Parts of a hero that searches. */
export const searching = ({ text }: Kit) => ({ searchBar: true, buttonText: text('home.search') });

/** The newest listings as a list. */
export function latest({ strap, heading }: Kit): NewStrap {
  return strap('strap-latest-listing-feed', { title: heading('home.latest') }, { textAlign: 'left' });
}

export type TeamLayout = 'grid' | 'list' | 'lead' | 'cards' | 'index' | 'stagger' | 'band' | 'wall';

/** Everybody on the team. */
export function team(
  { strap, heading }: Kit,
  title: TextKey,
  style: Look,
  more: { columns?: number; layout?: TeamLayout } = {},
): NewStrap {
  return strap('strap-team-roster', { title: heading(title), ...more }, style);
}

/** Prices and days on the market, counted from the listings. */
export function market(
  { strap, heading }: Kit,
  style: Look = {},
  layout: 'charts' | 'headline' | 'ledger' | 'wall' = 'charts',
): NewStrap {
  return strap('strap-market-stats', { title: heading('start.market.stats'), layout, areas: [] }, style);
}

/** The place of the site on a map, with its homes and prices. */
export function guide(
  { strap, heading, prose }: Kit,
  style: Look = {},
  layout: 'beside' | 'wide' = 'wide',
): NewStrap {
  const state = {
    title: heading('start.neighbourhood.guide'),
    text: prose('start.neighbourhood.guide.text'),
    layout,
  };

  return strap('strap-neighbourhood-guide', state, style);
}

/** The newest articles; visitors see nothing of it on a site without any. */
export function articles(
  { strap, heading, text }: Kit,
  layout: 'grid' | 'rows' | 'editorial',
  count: number,
  style: Look = {},
): NewStrap {
  const state = {
    title: heading('home.blog'),
    layout,
    posts_per_page: count,
    more: { text: text('see.posts'), href: '/blog', type: 'link' },
  };

  return strap('strap-blog-feed', state, style);
}

/** The agent of the site with portrait and ways to reach them. */
export function agent(
  kit: Kit,
  title: TextKey,
  style: Look = {},
  layout: 'beside' | 'panel' = 'beside',
): NewStrap {
  const state = { title: kit.heading(title), layout, buttonList: kit.links('get.touch') };

  return kit.strap('strap-featured-agent', state, style);
}

type Icons = readonly [string, string, string, string];

const STEPS: Record<'buy' | 'sell', readonly [ItemKey, ItemKey, ItemKey, ItemKey]> = {
  buy: ['buy.1', 'buy.2', 'buy.3', 'buy.4'],
  sell: ['sell.1', 'sell.2', 'sell.3', 'sell.4'],
};
const SELLING: Icons = ['calculator', 'paintbrush', 'camera', 'file-signature'];
const BUYING: Icons = ['calculator', 'eye', 'file-signature', 'key-round'];

/** The four steps of a sale, and a link to an evaluation. */
export function sellingSteps(
  kit: Kit,
  title: TextKey,
  style: Look = {},
  layout: 'cards' | 'steps' = 'cards',
): NewStrap {
  const state = {
    title: kit.heading(title),
    layout,
    items: steps(kit, 'sell', SELLING),
    buttonList: [kit.evaluation()],
  };

  return kit.strap('strap-sellers-resources', state, style);
}

/** The four steps of a purchase beside a picture. */
export function buyingSteps(
  kit: Kit,
  title: TextKey,
  image: ReturnType<Kit['picture']>,
  style: Look = {},
): NewStrap {
  const state = { title: kit.heading(title), items: steps(kit, 'buy', BUYING), image };

  return kit.strap('strap-buyers-resources', state, style);
}

/** The four steps of a purchase or a sale, numbered along a line. */
export function numberedSteps(
  kit: Kit,
  title: TextKey,
  kind: keyof typeof STEPS,
  layout: 'across' | 'down',
  more: ProcessMore = {},
): NewStrap {
  return processOf(kit, title, STEPS[kind], layout, more);
}

type ProcessMore = { buttonList?: LinkPart[]; style?: Look };

function processOf(
  kit: Kit,
  title: TextKey,
  keys: readonly ItemKey[],
  layout: 'across' | 'down',
  { buttonList = [], style = {} }: ProcessMore,
): NewStrap {
  const items = keys.map((key) => ({
    time: '',
    title: kit.heading(key, 'h3'),
    text: kit.prose(`${key}.text`),
  }));

  return kit.strap('strap-process', { title: kit.heading(title), layout, items, buttonList }, style);
}

const NEXT = ['start.reply', 'start.talk', 'start.meet'] as const satisfies readonly ItemKey[];

/** What happens once a visitor has written, numbered along a line. */
export function nextSteps(kit: Kit, style: Look, layout: 'across' | 'down' = 'across'): NewStrap {
  return processOf(kit, 'start.contact.next', NEXT, layout, { style });
}

/** Questions and their answers, which open below them or can all be read at once. */
export function questions(
  kit: Kit,
  title: TextKey,
  keys: readonly ItemKey[],
  style: Look = {},
  layout: 'aside' | 'columns' | 'index' = 'aside',
): NewStrap {
  const items = keys.map((key) => ({ question: kit.heading(key, 'h3'), answer: kit.prose(`${key}.text`) }));

  return kit.strap('strap-faq', { title: kit.heading(title), layout, items }, style);
}

function steps(kit: Kit, kind: keyof typeof STEPS, icons: Icons) {
  return STEPS[kind].map((key, index) => kit.iconItem(icons[index] ?? '', key));
}
