import type { Page } from '@playwright/test';
import { dressPage } from '../scripts/gallery/dress-page.ts';
import { type GalleryServer, serveGallery } from '../scripts/gallery/serve-gallery.ts';
import type { GalleryTheme, Kind, Shot } from '../web/src/testing/gallery/shot.ts';
import { expect, test, violations } from './support/test.ts';

/** Straps of one page; more make axe slow, fewer make more pages. */
const STRAPS_A_PAGE = 3;
const NARROW = 390;
const WIDTHS = [1440, NARROW];
const PALETTES = ['prairie', 'night'];

/** One after the other in one worker: two servers on sources would prepare the same dependencies at once. */
test.describe.configure({ mode: 'default' });

let gallery: GalleryServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

for (const third of [0, 1, 2]) {
  test(`axe finds nothing on any strap, header, hero or footer, light or dark, wide or narrow (${third + 1} of 3)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const shots = await send<Shot[]>('shots.json');
    const themes = await send<GalleryTheme[]>('themes.json');
    const chosen = themes.filter(({ key }) => PALETTES.includes(key));
    expect(chosen).toHaveLength(PALETTES.length);
    await page.route(
      (url) => url.origin !== gallery.origin,
      (route) => route.abort(),
    );

    const found: string[] = [];
    for (const of of together(shots).filter((_, index) => index % 3 === third)) {
      await page.goto(`${gallery.origin}/__gallery/together?still&${of}&palette=${chosen[0]?.key}`);
      // The bar of a phone's footer would lie over some link of what happens to stand at the screen's end.
      await page.addStyleTag({
        content:
          '*, *::before, *::after { transition: none !important } :is(.footer-mobile-search, .footer-mobile-details) { position: static !important }',
      });
      found.push(...(await violationsOf(page, chosen)));
      await page.setViewportSize({ width: 320, height: 900 });
      found.push(...(await page.evaluate(tooWide)).map((name) => `${name} is wider than a phone (${of})`));
    }

    expect(found).toEqual([]);
  });
}

test('every header has room for eight entries and a customer of a long name, from a small phone to a large screen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const headers = (await send<Shot[]>('shots.json')).filter(({ kind }) => kind === 'header');
  const isOfPhones = (name: string) => name.startsWith('header-mobile-');
  const names = [...new Set(headers.map(({ name }) => name))];
  expect(names.filter((name) => !isOfPhones(name))).toHaveLength(9);
  expect(names.filter(isOfPhones)).toHaveLength(4);

  const found: string[] = [];
  for (const { name, state, at } of headers) {
    await page.goto(`${gallery.origin}${at}${at.includes('?') ? '&' : '?'}still`);
    for (const width of isOfPhones(name) ? [320, 390, 768] : [320, 861, 1001, 1100, 1241, 1421, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const collisions = await page.evaluate(collisionsInHeader);
      found.push(...collisions.map((collision) => `${name} (${state}) at ${width} px: ${collision}`));
    }
  }

  expect(found).toEqual([]);
});

/** In the page: what of the header lies over something else, leaves the screen, or stands in a second row of links. */
function collisionsInHeader(): string[] {
  const header = document.querySelector('header.strap') as HTMLElement;
  const isSeen = (element: Element) =>
    element.checkVisibility() &&
    !element.closest('[popover], .nav-list__pages') &&
    getComputedStyle(element).clipPath === 'none';
  const parts = [...header.querySelectorAll('a, button, summary')].filter(isSeen);
  const boxes = parts.map((part) => ({ name: part.textContent || part.className, ...sides(part) }));
  const rows = new Set(
    // Columns lists them in lines below each other.
    [...header.querySelectorAll('.header-wide :not(.header-columns__nav) > .nav-list > li')]
      .filter(isSeen)
      .map((item) => sides(item).top),
  );

  function sides(element: Element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom, left, right };
  }

  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : []),
    ...(rows.size > 1 ? [`${rows.size} rows of links`] : []),
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
        )
        .map((other) => `${one.name} lies over ${other.name}`),
    ),
  ];
}

/** In the page, without an agent's own markup: what scrolls sideways once each heading has a word longer than a line. */
function tooWide(): string[] {
  for (const own of document.querySelectorAll('main > [class*="-html"]')) own.remove();
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
    heading.append(' Grundstücksverkehrsgenehmigung');
  if (document.documentElement.scrollWidth <= innerWidth) return [];

  return [...document.querySelectorAll('header.strap, section.strap, footer.strap')]
    .filter((strap) => strap.scrollWidth > innerWidth)
    .map((strap) => strap.className);
}

/** In every width and palette of the page; between palettes only contrasts differ. */
async function violationsOf(page: Page, themes: readonly GalleryTheme[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [turn, theme] of themes.entries()) {
      // On a phone every rule is checked once, in the last palette.
      if (width === NARROW && turn < themes.length - 1) continue;
      await dressPage(page, theme, turn);
      // A screen below a tall hero would begin behind the bar of the phone's footer.
      await page.evaluate(() => document.querySelector('.search-screen')?.scrollIntoView());
      const rules = turn > 0 && width !== NARROW ? { rules: ['color-contrast'] } : {};
      const some = await violations(page, { legacy: true, ...rules });
      found.push(...some.map((violation) => `${theme.key} ${width} ${violation}`));
    }
  }

  return found;
}

async function send<Result>(file: string): Promise<Result> {
  return (await fetch(`${gallery.origin}/__gallery/${file}`)).json() as Promise<Result>;
}

/** Pages that have a header, a hero, some straps and a footer each, until every example was on one. */
function together(shots: readonly Shot[]): string[] {
  const of = (kind: Kind) => shots.filter((shot) => shot.kind === kind);
  const [straps, ...others] = [of('strap'), of('header'), of('hero'), of('footer')];
  const count = Math.max(
    Math.ceil((straps?.length ?? 0) / STRAPS_A_PAGE),
    ...others.map(({ length }) => length),
  );

  return Array.from({ length: count }, (_, page) => {
    const some = straps?.filter((_, index) => index % count === page) ?? [];
    const parts = [...some, ...others.flatMap((kind) => kind[page] ?? [])];

    return parts
      .map(({ name, state }) => `of=${encodeURIComponent(state ? `${name}/${state}` : name)}`)
      .join('&');
  });
}
