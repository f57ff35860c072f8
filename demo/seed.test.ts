import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { withoutFocus } from '#domain/files/image-focus.ts';
import { partProblems, templateProblems } from '#domain/parts/check-state.ts';
import { verifyPassword } from '#engine/identity/passwords.ts';
import { reassignListings } from '#engine/operations/listings/assign-places.ts';
import { readParts } from '#engine/read-parts.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { DEMO_PASSWORD, DEMO_SITES, seedIfEmpty } from './seed.ts';
import type { SiteSeed } from './sites/site.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const lines: string[] = [];
let store: Store;
let seeded: boolean;

beforeAll(async () => {
  store = await createTestStore();
  seeded = await seedIfEmpty({ store, now: NOW, scale: 0.02, log: (line) => lines.push(line) });
});
afterAll(() => store.close());

test('an empty store is seeded, with a line for each step', async () => {
  const { rows } = await sql<{
    source: string;
    count: number;
  }>`select source, count(*)::int as count from listings group by source order by source`.execute(store.db);

  expect(seeded).toBe(true);
  expect(rows).toEqual([
    { source: 'idx-edm-v5', count: 400 },
    { source: 'idx-sat-v5', count: 160 },
  ]);
  expect(lines).toHaveLength(4);
});

test('a store with sites is left unchanged', async () => {
  const before = await store.db.selectFrom('pages').select(['slug', 'revision', 'saved_at']).execute();

  await expect(seedIfEmpty({ store, now: new Date(), log: () => {} })).resolves.toBe(false);
  expect(await store.db.selectFrom('pages').select(['slug', 'revision', 'saved_at']).execute()).toEqual(
    before,
  );
});

test('each host belongs to its space, each space to its source', async () => {
  const hosts = await store.db
    .selectFrom('space_hosts')
    .innerJoin('spaces', 'spaces.id', 'space_id')
    .select(['host', 'space_id', 'source'])
    .orderBy('host')
    .execute();

  expect(hosts).toEqual([
    { host: '127.0.0.1', space_id: 'edmonton', source: 'idx-edm-v5' },
    { host: 'edmonton.localhost', space_id: 'edmonton', source: 'idx-edm-v5' },
    { host: 'localhost', space_id: 'edmonton', source: 'idx-edm-v5' },
    { host: 'san-antonio.localhost', space_id: 'san-antonio', source: 'idx-sat-v5' },
  ]);
});

test('the demo accounts exist, with one password', async () => {
  const accounts = await store.db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .orderBy('email')
    .execute();

  expect(accounts.map(({ email }) => email)).toEqual([
    'agent@edmonton.example',
    'agent@san-antonio.example',
    'second@edmonton.example',
  ]);
  await expect(verifyPassword(DEMO_PASSWORD, accounts[0]?.password_hash ?? '')).resolves.toBe(true);

  const customers = await store.db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .orderBy('email')
    .execute();
  expect(customers.map(({ email }) => email)).toEqual([
    'customer@edmonton.example',
    'customer@san-antonio.example',
  ]);
  await expect(verifyPassword(DEMO_PASSWORD, customers[0]?.password_hash ?? '')).resolves.toBe(true);
});

test('a demo customer has favourites, one of which left the market', async () => {
  const { rows } = await sql<{ listing_id: string; is_listed: boolean }>`
    select listing_id, exists (select from listings l where l.source = f.source and l.id = f.listing_id) is_listed
    from favourites f where customer_id = 'edm-customer-1' order by created_at desc`.execute(store.db);
  expect(rows.map(({ is_listed }) => is_listed)).toEqual([true, true, true, false]);
});

test('the places of a listing are those of an assignment', async () => {
  await expect(reassignListings(store, 'idx-edm-v5')).resolves.toBe(0);

  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings
    where (location is not null or display -> 'address' = 'false'::jsonb)
      and not exists (select from places where id = any(place_ids) and name = neighbourhood)`.execute(
    store.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('every listing is in the journal of changes once', async () => {
  const { rows } = await sql<{ count: number; distinct: number }>`
    select count(*)::int as count, count(distinct (source, listing_id))::int as distinct from listing_changes`.execute(
    store.db,
  );
  expect(rows).toEqual([{ count: 560, distinct: 560 }]);
});

test('sold listings have the members the specification names [R3.114]', async () => {
  const sold = await store.db.selectFrom('solds').select('document').executeTakeFirstOrThrow();

  expect(Object.keys(sold.document)).toEqual(
    expect.arrayContaining([
      'mlsNum',
      'streetAddress',
      'city',
      'state',
      'remarks',
      'photos',
      'price',
      'lat',
      'lng',
      'homeStyle',
      'soldDate',
      'soldPrice',
    ]),
  );
});

const templatesOf = ({ pages }: SiteSeed) =>
  pages.flatMap(({ hero, straps }) => [hero, ...straps].flatMap((strap) => strap?.name ?? []));

test('the sites differ in header, footer and theme, and together show most straps and nearly every hero', () => {
  const [edmonton, sanAntonio] = DEMO_SITES as readonly [SiteSeed, SiteSeed];
  const used = new Set(DEMO_SITES.flatMap(templatesOf));

  for (const part of ['header', 'footer'] as const)
    expect(edmonton[part].name).not.toBe(sanAntonio[part].name);
  expect(edmonton.website.theme).not.toEqual(sanAntonio.website.theme);
  expect([...used].filter((name) => name.startsWith('hero-')).length).toBeGreaterThanOrEqual(9);
  expect([...used].filter((name) => name.startsWith('strap-')).length).toBeGreaterThanOrEqual(30);
});

test.each(DEMO_SITES)(
  'the pages of $space.id consist of existing templates, with unique ids and in order',
  ({ pages }) => {
    expect(pages.length).toBeGreaterThanOrEqual(10);
    for (const { hero, straps, slug } of pages) {
      for (const { name } of [...(hero ? [hero] : []), ...straps])
        expect([slug, name, existsSync(templateFolder(name))]).toEqual([slug, name, true]);
      expect(straps.map(({ order }) => order)).toEqual(straps.map((_, i) => i));
      expect(new Set(straps.map(({ id }) => id)).size).toBe(straps.length);
    }
  },
);

function templateFolder(name: string): URL {
  const [kind, ...words] = name.split('-');
  const folder = kind === 'hero' ? 'src/templates/heroes' : 'strap-plugins';
  return new URL(`../web/${folder}/${words.join('-')}/index.ts`, import.meta.url);
}

test.each(DEMO_SITES)('every picture on the site of $space.id renders', ({ pages, team, website, posts }) => {
  const urls = [...JSON.stringify([pages, team, website, posts]).matchAll(/"(\/_files\/demo\/[^"]+)"/g)].map(
    ([, url]) => url as string,
  );

  expect(urls.length).toBeGreaterThan(20);
  for (const url of new Set(urls))
    expect([url, DEMO_ILLUSTRATIONS.draw(withoutFocus(url).replace('/_files/demo/', '')) !== null]).toEqual([
      url,
      true,
    ]);
});

/** Paths of the product's own pages. */
const OWN_ROUTE = /^\/($|search|blog|agents$|solds$)/;

test.each(DEMO_SITES)(
  "internal links of the site of $space.id lead to its pages or the product's",
  ({ pages, header, footer }) => {
    const hrefs = [...JSON.stringify([pages, header, footer]).matchAll(/"href":"(\/[^"]*)"/g)].map(
      ([, href]) => href as string,
    );
    const slugs = new Set(pages.map(({ slug }) => `/${slug}`));
    const lost = hrefs.filter((href) => !slugs.has(href) && !OWN_ROUTE.test(href));

    expect(lost).toEqual([]);
  },
);

test('every page, header and footer of the demo matches the parts its templates declare', async () => {
  const parts = await readParts();
  const pages = DEMO_SITES.flatMap(({ pages }) => pages.map((page) => partProblems(page, parts)));
  const templates = DEMO_SITES.flatMap(({ header, footer }) => [header, footer]);

  expect([...pages.flat(), ...templates.flatMap((template) => templateProblems(template, parts))]).toEqual(
    [],
  );
});
