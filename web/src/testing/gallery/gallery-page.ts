import { HERO_ID, HOME_PAGE_ID, type Page, type State, type Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { readSite } from '../../data/read-site.ts';
import { FOOTER_ID, HEADER_ID, type RouteData, type StrapResult } from '../../page/page-model.ts';
import { placedStrap } from '../../page/page-straps.ts';
import type { HeaderState } from '../../templates/headers/header-parts.ts';
import { testSiteResponse } from '../test-site.ts';
import type { Kind } from './shot.ts';
import { DEFAULT_STATE, type StrapExamples } from './strap-examples.ts';

/** Id suffixes of examples whose data are empty or failed. */
const EMPTY = 'nothing-to-show';
const FAILED = 'without-answer';

const THEMES = ['default', 'alternate', 'feature'] as const;

type GalleryPage = { examples: StrapExamples; states: [string, State][]; palette: string; url: URL };

/** A parameter of the URL: the page is the home page, as phone headers differ there. */
const AT_HOME = 'home';

/** A parameter of the URL: a hero lies over a picture. */
export const OVER_PICTURE = 'picture';

/**
 * A page with the given states of one strap between a plain header and footer. The default state of a header is shown
 * for a visitor, its other states for a customer with a long name.
 */
export function galleryRoute({ examples, states, palette, url }: GalleryPage): RouteData {
  const { kind, definition } = examples;
  const [[stateName, state] = ['', definition.defaultState]] = states;
  const isSignedIn = kind === 'header' && stateName !== DEFAULT_STATE;
  const { website, ...result } = testSiteResponse(isSignedIn ? SIGNED_IN : {});
  const site = readSite({ ...result, website: { ...website, theme: readyTheme(palette) } }, url.origin);
  const template = {
    name: definition.name,
    nav: navOf(state),
    state,
    config: { style: { theme: 'default' as const } },
  };
  const plain = { ...site.header, nav: NAV };
  const model = { straps: kind === 'strap' ? strapsOf(examples, states) : [FILLER] };
  const hero =
    kind === 'hero'
      ? heroOf(definition.name, state, url.searchParams.has(OVER_PICTURE))
      : kind === 'header'
        ? HERO
        : null;
  const home = url.searchParams.has(AT_HOME) ? { id: HOME_PAGE_ID, slug: HOME_PAGE_ID } : {};
  const page: Page = { ...EMPTY_PAGE, ...home, hero, ...model };

  return {
    site: {
      ...site,
      header: kind === 'header' ? template : plain,
      footer: kind === 'footer' ? { ...template, config: { style: { theme: 'feature' } } } : site.footer,
    },
    model: {
      kind: 'content',
      status: 200,
      page,
      revision: null,
      savedAt: null,
      head: { title: definition.label, description: '', canonical: null, robots: 'noindex', imageUrl: null },
      route: { id: 'page', params: {}, url: url.pathname },
      strapData: resultsFor(page, examples),
    },
  };
}

/** Examples of several kinds on one page: the last header, hero and footer given, and all straps. */
export function togetherRoute(routes: readonly { kind: Kind; route: RouteData }[]): RouteData | null {
  const [first] = routes;
  if (!first) return null;
  const last = (kind: Kind) => (routes.findLast((given) => given.kind === kind) ?? first).route;
  const straps = routes
    .filter(({ kind }) => kind === 'strap')
    .flatMap(({ route }) => route.model.page.straps);
  const { site, model } = first.route;
  const { hero } = last('hero').model.page;

  return {
    site: { ...site, header: last('header').site.header, footer: last('footer').site.footer },
    model: {
      ...model,
      page: { ...model.page, hero, straps: straps.length > 0 ? straps : model.page.straps },
      strapData: {
        ...Object.assign({}, ...routes.map(({ route }) => route.model.strapData)),
        ...(hero && { [hero.id]: last('hero').model.strapData[hero.id] }),
        [HEADER_ID]: last('header').model.strapData[HEADER_ID],
        [FOOTER_ID]: last('footer').model.strapData[FOOTER_ID],
      },
    },
  };
}

function heroOf(name: string, state: State, isOverPicture: boolean): Strap {
  const hero = { ...asStrap(name)(['', state], 0), id: HERO_ID };
  if (!isOverPicture) return hero;

  const bgImage = { imageUrls: ['/_files/demo/photos/house-001.jpg'] };
  const style = {
    theme: 'feature' as const,
    textAlign: 'left' as const,
    overlayStyle: 'scrim' as const,
    bgImage,
  };
  return { ...hero, config: strapConfig({ style }) };
}

/** Alternates palettes, so that each is visible. */
const asStrap =
  (name: string) =>
  ([, state]: [string, State], index: number): Strap => ({
    id: `${name}-${index + 1}`,
    name,
    order: index,
    state,
    config: strapConfig({ style: { theme: THEMES[index % THEMES.length] } }),
  });

/** All states below each other; a strap with a query is also shown with failed and with empty data. */
function strapsOf(
  { definition: { name, defaultState, data }, empty }: StrapExamples,
  states: [string, State][],
): Strap[] {
  const straps = states.map(asStrap(name));
  const more = (end: string) => ({
    ...asStrap(name)([end, defaultState], straps.length),
    id: `${name}-${end}`,
  });
  if (data && empty !== undefined) straps.push(more(EMPTY));
  if (data) straps.push(more(FAILED));

  return straps;
}

function resultsFor(
  { hero, straps }: Page,
  { definition: { name }, data, empty }: StrapExamples,
): Record<string, StrapResult> {
  const ids = [HEADER_ID, FOOTER_ID, ...(hero ? [hero.id] : []), ...straps.map(({ id }) => id)];
  const results: Record<string, StrapResult> =
    data === null ? {} : Object.fromEntries(ids.map((id) => [id, { data }]));

  return { ...results, [`${name}-${EMPTY}`]: { data: empty }, [`${name}-${FAILED}`]: { failed: true } };
}

/** Media a header may lie over. */
const HERO: Strap = {
  ...placedStrap('hero-basic', { id: HERO_ID }),
  config: strapConfig({
    style: { theme: 'feature', overlayStyle: 'gradient', overlayAlpha: 80 },
  }),
};

const SIGNED_IN = {
  viewer: {
    canEdit: false,
    agent: null,
    customer: { name: 'Wilhelmina Fitzgerald-Vandenberghe-Oyelaran', email: 'wilhelmina@example.com' },
  },
};

const FILLER = placedStrap('strap-text', {
  state: { title: { html: '', size: 'h2' }, text: { html: '<p>&nbsp;</p>' }, buttonList: [] },
});

function navOf({ nav }: Partial<HeaderState>): HeaderState['nav'] {
  return nav?.length ? nav : NAV;
}

const NAV = [
  { label: 'Search', href: '/search' },
  { label: 'Buy', href: '/buy', dropdown: [{ label: 'First home', href: '/first-home' }] },
  { label: 'Sell', href: '/sell' },
  { label: 'About', href: '/about' },
];

const EMPTY_PAGE: Page = {
  id: 'gallery',
  order: 0,
  name: 'Gallery',
  slug: 'gallery',
  metaInfo: { title: '', description: '', imageUrl: '' },
  hero: null,
  straps: [],
  config: {},
  state: {},
};
