import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { newHero, newStrap } from '#domain/page/new-strap.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const ADMIN = 'space/edmonton/app/website/admin/page';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  beforeEach(async () => {
    await engine.store.db.deleteFrom('pages').execute();
    await engine.store.db.deleteFrom('page_redirects').execute();
  });
  afterAll(() => engine.close());

  const put = (slug: string, page: object, revision?: string | number, token = 'agent') =>
    engine.call(`${ADMIN}/${slug}`, { method: 'PUT', token, body: page, revision });
  const create = async (slug: string, more: Partial<Parameters<typeof newPage>[0]> = {}) => {
    const response = await put(slug, newPage({ slug, ...more }));
    return Number(response.headers.get('etag')?.replaceAll('"', ''));
  };
  const visit = (slug: string) => engine.call(`getPage/edmonton/${slug}`);

  test('a saved page is read unchanged, with its revision [R7.015 R7.016]', async () => {
    const page = newPage({ slug: 'about', name: 'About us', order: 3, straps: [newStrap()] });

    const created = await put('about', page);
    const read = await engine.call(`${ADMIN}/about`, { token: 'agent' });

    expect(created.status).toBe(201);
    expect(read).toMatchObject({ status: 200, body: page });
    expect(read.headers.get('etag')).toBe(created.headers.get('etag'));
    expect(read.headers.get('etag')).toMatch(/^"\d+"$/);
    expect(read.headers.get('x-saved-at')).toBe('2026-11-21T19:00:00.000Z');
    expect(read.headers.get('x-saved-by')).toBe('Ada%20Agent');
  });

  test('pages are put in order, those that are not named follow, and revisions stay', async () => {
    const revision = await create('about', { order: 0 });
    await create('sell', { order: 1 });
    await create('team', { order: 2 });
    const order = (slugs: unknown, token = 'agent') =>
      engine.call(`${ADMIN}-order`, { method: 'PUT', token, body: { slugs } });

    expect(await order(['team', 'about'])).toMatchObject({
      status: 200,
      body: { slugs: ['team', 'about', 'sell'] },
    });
    const { body } = await engine.call(ADMIN, { token: 'agent' });
    expect(body.pages.map(({ slug, order }: { slug: string; order: number }) => [slug, order])).toEqual([
      ['team', 0],
      ['about', 1],
      ['sell', 2],
    ]);
    const about = await engine.call(`${ADMIN}/about`, { token: 'agent' });
    expect(about.body.order).toBe(1);
    expect(Number(about.headers.get('etag')?.replaceAll('"', ''))).toBe(revision);
    for (const slugs of [['gone'], ['team', 'team'], 'team'])
      expect(await order(slugs)).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_input', field: 'slugs' } },
      });
  });

  test('the HTML of an HTML part is stored and served URI-encoded, byte for byte [R3.062]', async () => {
    const markup = '<p title="50 % off & more">Čeština 🏡 <b>100%</b></p>\n<script>run()</script>';
    const html = { html: encodeURIComponent(markup), display: 'block' };
    const strap = { ...newStrap(), name: 'strap-html', state: { html } };

    await put('about', newPage({ slug: 'about', straps: [strap] }));
    const stored = await engine.call(`${ADMIN}/about`, { token: 'agent' });
    const served = await visit('about');

    for (const { html } of [stored.body.straps[0].state.html, served.body.page.straps[0].state.html]) {
      expect(html).toMatch(/^(?:[\w\-.!~*'()]|%[0-9A-F]{2})+$/);
      expect(decodeURIComponent(html)).toBe(markup);
    }
  });

  test('a save is what the next visitor gets [R7.003 R7.019]', async () => {
    const revision = await create('about');

    await put('about', newPage({ slug: 'about', name: 'Changed' }), revision);
    const { body } = await visit('about');

    expect(body).toMatchObject({ page: { name: 'Changed' }, savedAt: '2026-11-21T19:00:00.000Z' });
    expect(body.revision).toBeGreaterThan(revision);
  });

  test('a page and a home page that are not there are not found', async () => {
    for (const slug of ['nowhere', 'index']) {
      expect(await visit(slug)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      expect(await engine.call(`${ADMIN}/${slug}`, { token: 'agent' })).toMatchObject({ status: 404 });
      expect(await put(slug, newPage({ slug }), 1)).toMatchObject({ status: 404 });
    }
  });

  test('the admin list has every page in its order [R7.014]', async () => {
    await create('second', { order: 2, name: 'Second' });
    await create('first', { order: 1 });

    const { body } = await engine.call(ADMIN, { token: 'agent' });

    expect(body.pages).toMatchObject([
      { id: 'first', order: 1 },
      { id: 'second', slug: 'second', name: 'Second', title: 'My Page', savedBy: 'Ada Agent' },
    ]);
    expect(body.pages[0].revision).toEqual(expect.any(Number));
  });

  test('visitors do not get hidden straps or a hidden hero, agents do', async () => {
    const hidden = newStrap({ config: { hidden: true } });
    const shown = newStrap({ order: 1 }, [hidden.id]);
    await create('home', { straps: [hidden, shown], hero: newHero({ config: { hidden: true } }) });

    const visitor = await visit('home');
    const agent = await engine.call(`${ADMIN}/home`, { token: 'agent' });

    expect(visitor.body.page.straps).toMatchObject([{ id: shown.id }]);
    expect(visitor.body.page.hero).toBeNull();
    expect(agent.body.straps).toMatchObject([{ id: hidden.id }, { id: shown.id }]);
    expect(agent.body.hero).toMatchObject({ id: 'hero' });
  });

  test('a stale revision is rejected and says who saved when', async () => {
    const revision = await create('about');
    const newer = await put('about', newPage({ slug: 'about' }), revision, 'second');

    const stale = await put('about', newPage({ slug: 'about', name: 'Lost' }), revision);

    expect(stale.status).toBe(412);
    expect(stale.body.error).toEqual({
      code: 'stale_revision',
      message: 'A newer version was saved in the meantime',
      current: {
        revision: Number(newer.headers.get('etag')?.replaceAll('"', '')),
        savedAt: '2026-11-21T19:00:00.000Z',
        savedBy: 'Ben Agent',
      },
    });
  });

  test('a page that exists is not saved without its revision', async () => {
    await create('about');

    expect(await put('about', newPage({ slug: 'about' }))).toMatchObject({
      status: 428,
      body: { error: { code: 'revision_required' } },
    });
  });

  test('a revision is never reused, even when a page is deleted and created again', async () => {
    const first = await create('about');
    await engine.call(`${ADMIN}/about`, { method: 'DELETE', token: 'agent', revision: first });

    expect(await create('about')).toBeGreaterThan(first);
  });

  test('a renamed page leaves its old URLs, which become redirects [R4.014]', async () => {
    const first = await put('old', newPage({ slug: 'new' }), await create('old'));
    const second = await put(
      'new',
      newPage({ slug: 'newest' }),
      first.headers.get('etag')?.replaceAll('"', ''),
    );

    expect(second).toMatchObject({ status: 200, body: { id: 'newest', slug: 'newest' } });
    expect(await visit('old')).toMatchObject({ status: 301, body: { movedTo: 'newest' } });
    expect(await visit('new')).toMatchObject({ status: 301, body: { movedTo: 'newest' } });
    expect(await visit('newest')).toMatchObject({ status: 200 });
    expect(await engine.call(`${ADMIN}/old`, { token: 'agent' })).toMatchObject({ status: 404 });
  });

  test('a renamed page leaves the URLs of other spaces unchanged', async () => {
    const save = async (space: string, token: string, path: string, slug: string, revision?: number) => {
      const at = `space/${space}/app/website/admin/page/${path}`;
      const { headers } = await engine.call(at, { method: 'PUT', token, revision, body: newPage({ slug }) });
      return Number(headers.get('etag')?.replaceAll('"', ''));
    };
    const visitIn = (space: string, slug: string) => engine.call(`getPage/${space}/${slug}`);
    const here = await save('edmonton', 'agent', 'old', 'old');
    const there = await save('san-antonio', 'elsewhere', 'old', 'old');
    const second = await save('edmonton', 'agent', 'old', 'new', here);
    await save('san-antonio', 'elsewhere', 'old', 'new', there);

    const third = await save('edmonton', 'agent', 'new', 'newest', second);
    expect(await visitIn('edmonton', 'old')).toMatchObject({ body: { movedTo: 'newest' } });
    expect(await visitIn('san-antonio', 'old')).toMatchObject({ body: { movedTo: 'new' } });
    expect(await visitIn('san-antonio', 'new')).toMatchObject({ status: 200 });

    await save('edmonton', 'agent', 'newest', 'old', third);
    expect(await visitIn('san-antonio', 'old')).toMatchObject({ body: { movedTo: 'new' } });
  });

  test('a new page at a redirected URL replaces the redirect', async () => {
    await put('old', newPage({ slug: 'new' }), await create('old'));

    await create('old');

    expect(await visit('old')).toMatchObject({ status: 200 });
  });

  test('a page or a copy created hidden is shown to visitors when an agent publishes it', async () => {
    const hidden = await engine.call(`${ADMIN}/quiet?published=false`, {
      method: 'PUT',
      token: 'agent',
      body: newPage({ slug: 'quiet' }),
    });
    expect(hidden).toMatchObject({ status: 201 });
    expect(hidden.headers.get('x-published')).toBe('false');
    await engine.call(`${ADMIN}/quiet/copy?newPageID=copy&published=false`, {
      method: 'POST',
      token: 'agent',
    });
    expect(await visit('quiet')).toMatchObject({ status: 404 });
    expect(await visit('copy')).toMatchObject({ status: 404 });

    const revision = Number(hidden.headers.get('etag')?.replaceAll('"', ''));
    await engine.call(`${ADMIN}/quiet/published`, {
      method: 'PUT',
      token: 'agent',
      revision,
      body: { published: true },
    });
    expect(await visit('quiet')).toMatchObject({ status: 200 });
  });

  test('a page can be renamed back', async () => {
    const there = await put('old', newPage({ slug: 'new' }), await create('old'));
    await put('new', newPage({ slug: 'old' }), there.headers.get('etag')?.replaceAll('"', ''));

    expect(await visit('old')).toMatchObject({ status: 200 });
    expect(await visit('new')).toMatchObject({ status: 301, body: { movedTo: 'old' } });
  });

  test.each([
    ['taken', 'There is a page at taken already'],
    ['search', 'The address search is reserved'],
    ['Not A Slug', 'An address is made of small letters, digits and hyphens'],
  ])('a page is not renamed to %s', async (slug, message) => {
    await create('taken');
    const revision = await create('about');

    const rejected = await put('about', { ...newPage({ slug: 'x' }), slug }, revision);

    expect(rejected).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input', field: 'slug', message } },
    });
    expect(await visit('about')).toMatchObject({ status: 200 });
  });

  test('a page is not stored with a part of a wrong type', async () => {
    const image = { id: 's-9', name: 'strap-image', order: 0, config: {} };
    const straps = [{ ...image, state: { image: { imageUrl: '/a.jpg', filter: 'sepia' } } }];

    expect(await put('about', { ...newPage({ slug: 'about' }), straps })).toMatchObject({
      status: 400,
      body: {
        error: {
          field: 'straps.0.state.image.filter',
          message: expect.stringMatching(/^strap-image, image\.filter: /),
        },
      },
    });
  });

  test('a page is not created at a reserved slug, nor at another than its own', async () => {
    expect(await put('search', newPage({ slug: 'search' }))).toMatchObject({
      status: 400,
      body: { error: { field: 'slug' } },
    });
    expect(await put('about', newPage({ slug: 'other' }))).toMatchObject({
      status: 400,
      body: { error: { field: 'slug' } },
    });
  });

  test('the URL of the home page cannot be changed, nor the page deleted [R4.015]', async () => {
    const revision = await create('index');

    expect(await put('index', newPage({ slug: 'start' }), revision)).toMatchObject({
      status: 400,
      body: { error: { field: 'slug' } },
    });
    expect(await engine.call(`${ADMIN}/index`, { method: 'DELETE', token: 'agent', revision })).toMatchObject(
      { status: 400, body: { error: { field: 'pageID' } } },
    );
    expect(await visit('index')).toMatchObject({ status: 200 });
  });

  test('a deleted page is gone with every redirect to it [R7.017]', async () => {
    const renamed = await put('old', newPage({ slug: 'new' }), await create('old'));
    const revision = renamed.headers.get('etag')?.replaceAll('"', '');
    const remove = (revision?: string) =>
      engine.call(`${ADMIN}/new`, { method: 'DELETE', token: 'agent', revision });

    expect(await remove()).toMatchObject({ status: 428 });
    expect(await remove('1')).toMatchObject({ status: 412 });
    expect(await remove(revision)).toMatchObject({ status: 204, body: undefined });
    expect(await remove(revision)).toMatchObject({ status: 404 });
    expect(await visit('new')).toMatchObject({ status: 404 });
    expect(await visit('old')).toMatchObject({ status: 404 });
  });

  test('a copy has its own URL, after all other pages [R7.018]', async () => {
    await create('about', { name: 'About', order: 4, straps: [newStrap()] });

    const copy = await engine.call(`${ADMIN}/about/copy?newPageID=about-2`, {
      method: 'POST',
      token: 'agent',
    });

    expect(copy).toMatchObject({
      status: 201,
      body: { id: 'about-2', slug: 'about-2', name: 'About', order: 5 },
    });
    expect(copy.headers.get('etag')).toMatch(/^"\d+"$/);
    expect((await visit('about-2')).body.page.straps).toHaveLength(1);
    expect(await visit('about')).toMatchObject({ status: 200 });
  });

  test.each([
    ['about/copy?newPageID=taken', 400, 'newPageID'],
    ['about/copy?newPageID=agents', 400, 'newPageID'],
    ['about/copy?newPageID=A%20B', 400, 'newPageID'],
    ['about/copy', 400, 'newPageID'],
    ['nowhere/copy?newPageID=free', 404, undefined],
  ])('%s is rejected with %i', async (path, status, field) => {
    await create('about');
    await create('taken');

    const response = await engine.call(`${ADMIN}/${path}`, { method: 'POST', token: 'agent' });

    expect(response).toMatchObject({ status, body: { error: {} } });
    expect(response.body.error.field).toBe(field);
  });

  test('of two concurrent saves of the same revision exactly one wins, a hundred times', async () => {
    let revision = String(await create('about'));

    for (let trial = 0; trial < 100; trial++) {
      const responses = await Promise.all(
        ['agent', 'second'].map((token) =>
          put('about', newPage({ slug: 'about', name: `${token} ${trial}` }), revision, token),
        ),
      );

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = responses.find(({ status }) => status === 200);
      revision = winner?.headers.get('etag')?.replaceAll('"', '') ?? '';
      expect((await visit('about')).body.page.name).toBe(winner?.body.name);
    }
  });

  test('of two concurrent creations or renames to the same slug exactly one wins', async () => {
    const created = await Promise.all([
      put('same', newPage({ slug: 'same' })),
      put('same', newPage({ slug: 'same' })),
    ]);
    expect(created.map(({ status }) => status).sort()).toEqual([201, 428]);

    const [a, b] = [await create('a'), await create('b')];
    const renamed = await Promise.all([
      put('a', newPage({ slug: 'c' }), a),
      put('b', newPage({ slug: 'c' }), b),
    ]);
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
