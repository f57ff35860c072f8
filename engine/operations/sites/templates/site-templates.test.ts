import { describe, expect, test } from 'vitest';
import { DEMO_ILLUSTRATIONS, photoSubject } from '#demo/art/illustrations.ts';
import { withoutFocus } from '#domain/files/image-focus.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { placeholdersIn } from '#domain/page/placeholders.ts';
import { decodeFilters } from '#domain/search/url/decode-filters.ts';
import { formatColor, overColor, parseColor } from '#domain/theme/color.ts';
import { AA_TEXT, contrastOf } from '#domain/theme/contrast.ts';
import { contrastProblems } from '#domain/theme/contrast-problems.ts';
import { designPalette } from '#domain/theme/design-palette.ts';
import { FONT_FAMILIES } from '#domain/theme/fonts.ts';
import { scrimColor } from '#domain/theme/scrim.ts';
import { HEADS, HOME_PLANS, MAP_SIDES, POSTS, RESULTS, shapesOf } from '#domain/theme/shapes.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { readParts } from '#engine/read-parts.ts';
import { buildSite, SITE_TEMPLATES } from './site-templates.ts';

const parts = await readParts();
const facts = { siteName: 'Harbour & Hill <Realty>', area: 'Halifax, NS' };
/** Pages that every site has. */
const ROUTES = ['/', '/agents', '/blog', '/solds'];
const WIDTH_OF_ITS_OWN: Record<string, string> = { 'strap-image': 'full', 'strap-contact-form': 'narrow' };
/** Sections that show that others trusted the site, or what the market does. */
const PROOF = /^strap-(reviews|quotes)$/;
/** Words of one person. */
const SAYS_I = {
  en: /\b(I|my|myself|me)\b/,
  fr: /(?<!\p{L})(([Jj]e|moi)(?!\p{L})|[JjMm]’\p{L})/u,
  es: /(?<!\p{L})(mi|mis|mí|yo|me)(?!\p{L})/u,
};
/** Words of several people, or of an office with several. */
const SAYS_WE = {
  en: /\b(we|us|our|ours|ourselves|team|teamwork)\b/i,
  fr: /(?<!\p{L})(nous|notre|nos|équipe|agence)(?!\p{L})/iu,
  es: /(?<!\p{L})(nosotros|nuestr[oa]s?|equipo|\p{L}+amos|(?:dí|cuénte|escríba|pregúnte|salúde)nos)(?!\p{L})/iu,
};
const sites = SITE_TEMPLATES.flatMap(({ id }) =>
  LANGUAGES.map((language) => ({ id, language, site: buildSite(id, { ...facts, language }, parts) })),
);
const english = sites.filter(({ language }) => language === 'en');
const strapsOf = ({ hero, straps }: Page): Strap[] => [...(hero ? [hero] : []), ...straps];

/** What a visitor sees first of a page: its hero, how it is set, and the strap below. */
function beginningOf(page: Page | undefined): string {
  const { theme, textAlign, frame, bgImage } = page?.hero?.config.style ?? {};

  return (
    JSON.stringify([page?.hero?.name, theme, textAlign, frame?.height, bgImage?.imageUrls.length]) +
    page?.straps[0]?.name
  );
}

/** What is where on an inner page: its hero and how it is set, and the straps with their layouts. */
function compositionOf(page: Page | undefined): string {
  const straps = page?.straps.map(({ name, state }) => [name, state.layout]);

  return beginningOf(page) + JSON.stringify(straps);
}

/** Every string in a value, with the name of its member. */
function stringsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, member]) =>
    stringsIn(member, Array.isArray(value) ? name : key),
  );
}

const WHITE = { r: 255, g: 255, b: 255, a: 1 };

test('there are at least six templates, each with a title and a line in every language', () => {
  expect(SITE_TEMPLATES.length).toBeGreaterThanOrEqual(6);
  expect(new Set(SITE_TEMPLATES.map(({ id }) => id)).size).toBe(SITE_TEMPLATES.length);
  for (const { title, summary } of SITE_TEMPLATES) {
    for (const language of LANGUAGES) {
      expect(title[language].length).toBeGreaterThan(3);
      expect(summary[language].length).toBeLessThan(110);
    }
    expect(new Set(LANGUAGES.map((language) => summary[language])).size).toBe(LANGUAGES.length);
  }
});

test('no text of a new site claims that homes are listed', () => {
  const claim =
    /(every|all the) homes? (on|for)|toutes les (maisons|propriétés) (sur|à)|todas las casas (del|en)/i;
  for (const { id, language, site } of sites) {
    const claims = stringsIn(site).filter(([, text]) => claim.test(text));
    expect(claims, `${id}, ${language}`).toEqual([]);
  }
});

test('a hero with the agent shows the portrait, not a picture in its place', () => {
  const heroes = english
    .flatMap(({ site }) => site.pages.map(({ hero }) => hero))
    .filter((hero) => hero !== null);
  const ofAgents = heroes.filter(({ name }) => name.includes('agent'));

  expect(ofAgents.length).toBeGreaterThan(1);
  for (const { state } of ofAgents) expect(state.image).toEqual({ imageUrl: '' });
});

test('no two templates look alike: each has a header, footer, fonts, colours, shapes, a first picture and inner pages of its own', () => {
  const looks = {
    header: ({ header }: (typeof english)[number]['site']) => header.name,
    footer: ({ footer }: (typeof english)[number]['site']) =>
      `${footer.name} ${footer.state.layout} ${(footer.state.boxes as unknown[] | undefined)?.length}`,
    fonts: ({ theme }: (typeof english)[number]['site']) =>
      `${theme.fonts.title.family} ${theme.fonts.body.family}`,
    ground: ({ theme }: (typeof english)[number]['site']) =>
      `${theme.straps.default.bgColor} ${theme.straps.default.uiPrimary.bgColor}`,
    hero: ({ pages }: (typeof english)[number]['site']) =>
      `${pages[0]?.hero?.name} ${JSON.stringify(pages[0]?.hero?.config.style.bgImage.imageUrls)}`,
    straps: ({ pages }: (typeof english)[number]['site']) =>
      pages[0]?.straps.map(({ name }) => name).join(' '),
    shapes: ({ theme }: (typeof english)[number]['site']) => JSON.stringify(theme.shapes),
    agents: ({ theme }: (typeof english)[number]['site']) => {
      const { heads, corners } = shapesOf(theme);
      return `${heads} ${corners}`;
    },
    about: ({ pages }: (typeof english)[number]['site']) => beginningOf(pages[1]),
    guide: ({ pages }: (typeof english)[number]['site']) => compositionOf(pages[2]),
    contact: ({ pages }: (typeof english)[number]['site']) => compositionOf(pages[3]),
  };
  for (const [name, look] of Object.entries(looks)) {
    const seen = english.map(({ site }) => look(site));
    expect(new Set(seen).size, `${name}: ${seen.join(', ')}`).toBe(english.length);
  }
});

test('each home page shows a picture first that no other shows, whatever its address', () => {
  const subjects = english
    .flatMap(({ site }) => site.pages[0]?.hero?.config.style.bgImage.imageUrls ?? [])
    .map((url) => photoSubject(withoutFocus(url)));

  expect(subjects.length).toBeGreaterThanOrEqual(6);
  expect(subjects).not.toContain(null);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test.each([
  ['loft', { filters: { propertyTypes: ['condo', 'townhouse'] }, sort: 'list_date_des' }],
  ['family', { filters: { propertyTypes: ['house', 'townhouse'] }, sort: 'list_date_des' }],
  ['editorial', { filters: { propertyTypes: ['house', 'condo', 'townhouse'] }, sort: 'price_des' }],
])('%s shows the homes that it speaks of', (id, setup) => {
  const feeds = english
    .filter((one) => one.id === id)
    .flatMap(({ site }) => site.pages.flatMap(({ straps }) => straps))
    .filter(({ name }) => name === 'strap-listings-feed');

  expect(feeds.length).toBeGreaterThan(0);
  for (const { state } of feeds) expect(state).toMatchObject({ setup: { geo: null, ...setup }, orAll: true });
});

test('each home page begins with a section that no other has, and repeats no layout of proof, figures, questions or a map', () => {
  const homes = english.map(({ site: { pages } }) =>
    (pages[0]?.straps ?? []).map(({ name, state, config }) =>
      [name, state.layout, config.style.frame?.pictures].join(' '),
    ),
  );
  const compared = /^strap-(reviews|quotes|market-stats|figures|faq|neighbourhood-guide|big-icons) /;

  for (const [first = '', ...own] of homes) {
    expect(homes.flat().filter((section) => section === first)).toEqual([first]);
    const others = homes.filter(([other]) => other !== first).flat();
    for (const section of own) if (compared.test(section)) expect(others).not.toContain(section);
  }
});

test('the home page of one agent has a hero and a row of homes in layouts that no other has', () => {
  const layouts = (isSolo: boolean) =>
    english
      .filter(({ id }) => (id === 'solo') === isSolo)
      .map(({ site: { pages } }) => pages[0])
      .flatMap((page) => (page ? strapsOf(page) : []))
      .map(({ name, state }) => `${name} ${state.layout}`);

  for (const own of ['hero-agent-aside-large poster', 'strap-listings-feed staggered']) {
    expect(layouts(true)).toContain(own);
    expect(layouts(false)).not.toContain(own);
  }
});

test('each design heads its inner pages in a way of its own', () => {
  const headingOf = (page: Page | undefined) => {
    const { name, state, config } = page?.hero ?? {};
    if (name !== 'hero-basic') return name;

    return config?.style.bgImage.imageUrls.length ? state?.layout : 'words';
  };
  const headings = english.map(({ site }) => headingOf(site.pages[1]));

  expect(new Set(headings).size, headings.join(', ')).toBe(english.length);
  for (const id of ['classic', 'editorial', 'family', 'loft', 'brokerage']) {
    const { pages } = buildSite(id, { ...facts, agentIds: ['a-1', 'a-2', 'a-3'], language: 'en' }, parts);
    const [about, ...others] = pages.slice(1).map(headingOf);
    expect(others, id).toEqual([about, about]);
  }
});

test('each page About shows a team in a way of its own', () => {
  const ways = SITE_TEMPLATES.map(({ id }) => {
    const { pages } = buildSite(id, { ...facts, agentIds: ['a-1', 'a-2', 'a-3'], language: 'en' }, parts);
    const about = pages.find(({ slug }) => slug === 'about');
    const [roster] = about?.straps.filter(({ name }) => name === 'strap-team-roster') ?? [];

    return `${roster?.state.layout} ${roster?.config.style.frame.pictures}`;
  });

  expect(ways).toHaveLength(7);
  expect(new Set(ways).size, ways.join(', ')).toBe(ways.length);
});

test('no section has pills for buttons that the header does not have', () => {
  const pills = english.filter(({ site }) =>
    site.pages.flatMap(strapsOf).some(({ config }) => config.style.frame?.buttons === 'pill'),
  );

  expect(pills.map(({ id }) => id)).toEqual([]);
});

test('no portrait of a team is so low that it has no room for a head', () => {
  const shapes = english
    .flatMap(({ site }) => site.pages.flatMap(strapsOf))
    .filter(({ name }) => name === 'strap-team-roster')
    .map(({ config }) => config.style.frame.pictures);

  for (const shape of shapes) expect(['landscape', 'wide']).not.toContain(shape);
});

test('search, pages of homes and the blog have more than one plan among the templates', () => {
  const plansOf = (name: 'results' | 'mapSide' | 'homePlan' | 'posts' | 'heads') =>
    new Set(english.map(({ site: { theme } }) => shapesOf(theme)[name]));

  expect(plansOf('results').size).toBe(RESULTS.length);
  expect(plansOf('mapSide').size).toBe(MAP_SIDES.length);
  expect(plansOf('homePlan').size).toBe(HOME_PLANS.length);
  expect(plansOf('posts').size).toBe(POSTS.length);
  expect(plansOf('heads')).toEqual(new Set(HEADS.filter((head) => head !== 'plain')));
});

describe.each(english)('the template $id', ({ site }) => {
  test('can be read everywhere (WCAG 2 AA), in fonts that come with the product', () => {
    expect(contrastProblems(site.theme)).toEqual([]);
    expect(themeToCss(site.theme).warnings).toEqual([]);
    for (const { family, weight, weights } of Object.values(site.theme.fonts)) {
      expect(FONT_FAMILIES.map((font) => font.family)).toContain(family);
      expect(weights).toContain(weight);
    }
  });

  test('can be read over its pictures, were they white', () => {
    const pictured = site.pages
      .flatMap(strapsOf)
      .filter(({ config }) => config.style.bgImage.imageUrls.length > 0);
    const ratios = pictured.map(({ config: { style } }) => {
      const palette = site.theme.straps[style.theme];
      const shade = parseColor(scrimColor(palette));
      expect(style.overlayStyle).toBe('scrim');

      return contrastOf(palette.text, shade ? formatColor(overColor(shade, WHITE)) : '') ?? 0;
    });

    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test('has the links of its footer in one column, or in columns as long as each other', () => {
    const { linkList1, linkList2 } = site.footer.state as Record<string, unknown[]>;

    expect([0, linkList1?.length]).toContain(linkList2?.length);
  });

  test('has one width on all its pages, but for a picture from edge to edge and a narrow form', () => {
    const widths = site.pages
      .flatMap(strapsOf)
      .filter(({ name, config }) => config.style.frame.width !== WIDTH_OF_ITS_OWN[name])
      .map(({ config }) => config.style.frame.width);

    expect(new Set(widths).size).toBe(1);
  });

  test('leaves the time to read what people and clients say before the next one follows', () => {
    const intervals = site.pages.flatMap(strapsOf).flatMap(({ state: { interval } }) => interval ?? []);

    for (const seconds of intervals) expect(seconds).toBeGreaterThanOrEqual(8);
  });

  test('has four pages or more, in their order, the home page first', () => {
    expect(site.pages.map(({ order }) => order)).toEqual(site.pages.map((_, index) => index));
    expect(site.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['index', 'about', 'contact']));
    expect(site.pages[0]?.slug).toBe('index');
    expect(site.pages.length).toBeGreaterThanOrEqual(4);
  });

  test('has a home page of seven sections or more: homes, proof, people, the place and what to do next', () => {
    const names = site.pages[0]?.straps.map(({ name }) => name) ?? [];

    expect(names.length).toBeGreaterThanOrEqual(7);
    expect(names.length).toBeLessThanOrEqual(11);
    expect(names).toContainEqual(expect.stringMatching(/listing.*feed/));
    expect(names).toContainEqual(expect.stringMatching(PROOF));
    const { hero, straps } = site.pages[0] ?? { hero: null, straps: [] };
    expect([hero, ...straps].map((strap) => strap?.name ?? '')).toContainEqual(
      expect.stringMatching(/agent|team|contact-form/),
    );
    expect(JSON.stringify(straps)).toMatch(/"action":"estimate"|strap-home-value|"href":"\/contact"/);
  });

  test('shows only pictures that the product serves', () => {
    const pictures = stringsIn([site.pages, site.header, site.footer]).filter(([name]) =>
      /^imageUrls?$/.test(name),
    );
    const missing = pictures
      .map(([, url]) => url)
      .filter((url) => url !== '')
      .filter((url) => !DEMO_ILLUSTRATIONS.has(withoutFocus(url).replace('/_files/demo/', '')));

    expect(missing).toEqual([]);
  });
});

describe.each(sites)('$id in $language', ({ site }) => {
  test('has links that all lead somewhere: a page of the template, a search or a page of every site', () => {
    const own = site.pages.map(({ slug }) => `/${slug}`);
    const dead = stringsIn([site.header, site.footer, site.pages])
      .filter(([name, href]) => name === 'href' && href !== '')
      .map(([, href]) => href)
      .filter((href) => !['tel:', 'mailto:', ...ROUTES, ...own].includes(href))
      .filter((href) => {
        const [, root, filters = ''] = href.split('/');
        return root !== 'search' || decodeFilters(filters).unknown.length > 0;
      });

    expect(dead).toEqual([]);
    expect(site.header.nav.map(({ href }) => href)).toEqual(
      expect.arrayContaining(site.pages.slice(1).map(({ slug }) => `/${slug}`)),
    );
  });

  test('has no text to be replaced and no gap, and its markup is escaped', () => {
    const texts = stringsIn([site.header, site.footer, site.pages]);

    expect(site.pages.flatMap(strapsOf).flatMap((strap) => placeholdersIn(strap))).toEqual([]);
    for (const [name, text] of texts) {
      expect(text).not.toMatch(/\{(?!office\.(?:phone|email|officeName)\}|setup\.agentID\})/);
      expect(text).not.toMatch(/lorem|undefined| {2}/i);
      if (name === 'html') expect(text).not.toContain('<Realty>');
    }
  });

  test('names each page, and gives each one heading of the first level', () => {
    for (const page of site.pages) {
      const headings = stringsIn(strapsOf(page)).filter(([name, size]) => name === 'size' && size === 'h1');

      expect(headings).toHaveLength(1);
      expect(page.metaInfo.title).toContain('Harbour');
      expect(page.metaInfo.description).not.toBe('');
    }
  });
});

test('a site that named no place has sentences without one', () => {
  for (const { id } of SITE_TEMPLATES) {
    const { pages } = buildSite(id, { ...facts, area: '', language: 'en' }, parts);
    for (const [, text] of stringsIn(pages)) expect(text).not.toMatch(/ in[.,<]| {2}| \./);
  }
});

test.each(LANGUAGES)(
  'a team of two says we in every design, and its page About shows everybody, in %s',
  (language) => {
    for (const { id } of SITE_TEMPLATES) {
      const { textTense, pages } = buildSite(id, { ...facts, agentIds: ['a-1', 'a-2'], language }, parts);
      const about = pages.find(({ slug }) => slug === 'about');

      expect(textTense, id).toBe('plural');
      expect(
        about?.straps.map(({ name }) => name),
        id,
      ).toContain('strap-team-roster');
      // Visitors ask in the first person.
      for (const [, text] of stringsIn(pages))
        if (!text.endsWith('?')) expect(text, id).not.toMatch(SAYS_I[language]);
    }
  },
);

test.each(LANGUAGES)('no design speaks of several people on the site of one agent, in %s', (language) => {
  const words = SITE_TEMPLATES.flatMap(({ id }) => {
    const { header, pages } = buildSite(id, { ...facts, agentIds: ['a-1'], language }, parts);
    return stringsIn([header, pages]).filter(([name]) => /html|text|title|description/i.test(name));
  });

  // In French a page for writing to somebody is called so.
  expect(words.filter(([, text]) => SAYS_WE[language].test(text.replace('Nous joindre', '')))).toEqual([]);
});

test('one agent is not asked to join the own office, and a team of two does not speak of a third', () => {
  const words = (agentIds: string[]) =>
    JSON.stringify(buildSite('brokerage', { ...facts, agentIds, language: 'en' }, parts).pages);

  expect(words(['a-1'])).not.toMatch(/joining|Contact the office/);
  expect(words(['a-1', 'a-2'])).toMatch(/Thinking of joining us.*Contact the office/s);
  expect(words(['a-1', 'a-2'])).not.toMatch(/\bthird\b/);
});

test('the hero of the Brokerage design shows both of two people, whose home page asks for an evaluation once', () => {
  const homeOf = (agentIds: string[]) =>
    buildSite('brokerage', { ...facts, agentIds, language: 'en' }, parts).pages[0];
  const home = homeOf(['a-1', 'a-2']);

  expect(home?.hero?.state.agents).toMatchObject([{ agentID: 'a-1' }, { agentID: 'a-2' }]);
  expect(homeOf(['a-1'])?.hero?.name).toBe('hero-agent-aside');
  // One agent is in the hero, and not below it again.
  const team = homeOf(['a-1'])?.straps.filter(({ name }) => name === 'strap-team-roster');
  expect(team).toMatchObject([{ state: { others: true } }]);
  expect(JSON.stringify(home?.straps).match(/"action":"estimate"/g)).toHaveLength(1);
});

test('the Personal design speaks of one agent, of two in their heroes, and of a team that has one agent yet', () => {
  const built = (team: { agentIds?: string[]; isTeam?: boolean }) =>
    buildSite('solo', { ...facts, ...team, language: 'en' }, parts);
  const words = (team: { agentIds?: string[]; isTeam?: boolean }) => JSON.stringify(built(team).pages);

  expect(built({ agentIds: ['a-1'] }).textTense).toBe('singular');
  expect(words({ agentIds: ['a-1'] })).toContain('About me');
  const [home] = built({ agentIds: ['a-1', 'a-2'] }).pages;
  expect(home?.hero).toMatchObject({
    name: 'hero-dual-agent-aside',
    state: { agents: [{ agentID: 'a-1' }, { agentID: 'a-2' }] },
  });
  expect(built({ agentIds: ['a-1'], isTeam: true }).textTense).toBe('plural');
  expect(words({ agentIds: ['a-1'], isTeam: true })).toContain('About us');
});

test('no hero shows one of three people in the place of all', () => {
  const heroes = (agentIds: string[]) =>
    SITE_TEMPLATES.flatMap(
      ({ id }) => buildSite(id, { ...facts, agentIds, language: 'en' }, parts).pages,
    ).map(({ hero }) => hero?.name);

  expect(heroes(['a-1'])).toContainEqual(expect.stringMatching(/^hero-agent-aside/));
  expect(heroes(['a-1', 'a-2', 'a-3'])).not.toContainEqual(expect.stringMatching(/agent/));
});

test.each(english.map(({ id }) => id))('%s links to the list of agents only for a team', (id) => {
  const footer = (agentIds: string[]) =>
    stringsIn(buildSite(id, { ...facts, agentIds, language: 'en' }, parts).footer).map(([, text]) => text);
  const ofTeam = footer(['a-1', 'a-2']);

  expect(footer(['a-1'])).not.toContain('/agents');
  expect(ofTeam).toContain('/about');
  if (['classic', 'family', 'brokerage'].includes(id)) expect(ofTeam).toContain('/agents');
});

test('the texts of new sites have the words of Canada and the United States', () => {
  const british = /\b(flats?|lifts?|whilst|kerb|solicitor|letting|estate agents?)\b/i;
  for (const { id, site } of english)
    expect(
      stringsIn(site).filter(([, text]) => british.test(text)),
      id,
    ).toEqual([]);
});

test.each(english)('the outline of $id has the colours that the design comes with', ({ id, site }) => {
  const { header, straps } = site.theme;

  expect(designPalette(id)).toMatchObject({ header, straps });
});
