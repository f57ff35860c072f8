import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import { addListings, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { STORE_KINDS } from '../testing/test-store.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const PAGE = 'space/edmonton/app/website/admin/page';
const raw = (terms: unknown) => `raw=${encodeURIComponent(JSON.stringify(terms))}`;

describe.each(STORE_KINDS)('what cannot be read is a 400 that names it, on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addListings(engine.store, [{ id: 'a', location: { lat: 53.5, lon: -113.5 }, geohash: 'c3x29' }]);
  });
  afterEach(() => expect(engine.errors).toEqual([]));
  afterAll(() => engine.close());

  test.each([
    ['size=-1', 'size'],
    ['size=101', 'size'],
    ['size=ten', 'size'],
    ['size=1e99', 'size'],
    ['from=10001', 'from'],
    ['from=0.5', 'from'],
    ['sort=best', 'sort'],
    ['transaction_type=swap', 'transaction_type'],
    ['low_price=cheap', 'low_price'],
    ['high_price=99999999999', 'high_price'],
    ['bedrooms=three', 'bedrooms'],
    ['bedrooms=3', 'bedrooms'],
    ['bathrooms=2', 'bathrooms'],
    ['property_types=castle', 'property_types'],
    ['interior_size=big', 'interior_size'],
    ['listing_age=yesterday', 'listing_age'],
    ['open_houses=maybe', 'open_houses'],
    ['open_house_day=someday', 'open_house_day'],
    ['monthly_fee=-1', 'monthly_fee'],
    ['office_id=%00', 'office_id'],
    ['whosonfirst=edmonton', 'whosonfirst'],
    ['whosonfirst=99999999999999999999', 'whosonfirst'],
    ['whosonfirst=-1', 'whosonfirst'],
    ['whosonfirst=10|', 'whosonfirst'],
    ['whosonfirst=10|x', 'whosonfirst'],
    ['whosonfirst=1|2|3|4|5|6', 'whosonfirst'],
    ['centre_lat=53.5', 'centre_lon'],
    ['centre_lon=-113.5', 'centre_lat'],
    ['centre_lat=91&centre_lon=0&radius=1', 'centre_lat'],
    ['centre_lat=53.5&centre_lon=-113.5&radius=0', 'radius'],
    ['centre_lat=53.5&centre_lon=-113.5&radius=NaN', 'radius'],
    ['polygon=-113,53;-114,54', 'polygon'],
    ['polygon=-113,53;-114,54;x,y', 'polygon'],
    ['polygon=-113,53;-114,54;Infinity,1', 'polygon'],
    [`polygon=${Array.from({ length: 501 }, (_, index) => `${index / 10},1`).join(';')}`, 'polygon'],
    ['polygon=0,0;0,1;1,1&whosonfirst=10', 'polygon'],
    ['shape=whosonfirst/x', 'shape'],
    ['shape=1', 'shape'],
    ['north=1&south=0&east=1', 'west'],
    ['north=0&south=1&east=1&west=0', 'north'],
    ['north=x&south=0&east=1&west=0', 'north'],
    ['raw=[', 'raw'],
    ['raw={}', 'raw'],
    [raw([{ field: 'price' }]), 'raw'],
    [raw([{ field: 'price', operator: 'like', values: ['1'] }]), 'raw'],
    [raw([{ field: 'price', operator: 'gte', values: ['much'] }]), 'raw'],
    [raw([{ field: 'price', operator: 'eq', values: [1] }]), 'raw'],
    [raw([{ field: 'price\0', operator: 'eq', values: ['1'] }]), 'raw'],
    [raw([{ field: 'city', operator: 'match', values: ['\0'] }]), 'raw'],
    ['limit=2001', 'limit'],
  ])('%s names %s', async (query, field) => {
    for (const call of ['q', 'cluster/5', 'points']) {
      expect(await engine.call(`${SEARCH}/${call}?${query}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_input', field } },
      });
    }
  });

  test.each([
    [`${SEARCH}/cluster/0`, 'n'],
    [`${SEARCH}/cluster/9`, 'n'],
    [`${SEARCH}/cluster/x`, 'n'],
    [`${SOURCE}/autocomplete-v2/%20`, 'term'],
    [`${SOURCE}/autocomplete-v2/${'x'.repeat(101)}`, 'term'],
    [`${SOURCE}/autocomplete-v2/%00`, 'address'],
    [`${SOURCE}/autocomplete-v2/a?size=0`, 'size'],
    [`${SOURCE}/autocomplete-v2/a?size=51`, 'size'],
    [`${SOURCE}/autocomplete-v2/a?lat=53`, 'lon'],
    [`${SOURCE}/autocomplete-v2/a?lat=x&lon=1`, 'lat'],
    [`${SOURCE}/fields/description/terms`, 'field'],
    [`${SOURCE}/fields/__proto__/terms`, 'field'],
    ['whosonfirst/places/getHierarchiesByLatLon?lat=53', 'lon'],
    ['whosonfirst/places/getHierarchiesByLatLon?lat=north&lon=0', 'lat'],
    ['whosonfirst/99999999999999999', 'id'],
    ['getSpace?host=', 'host'],
  ])('%s names %s', async (path, field) => {
    expect(await engine.call(path)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input', field } },
    });
  });

  const page = newPage({ slug: 'about', straps: [newStrap()] });
  test.each([
    ['{"name":', 'body'],
    ['[]', 'body'],
    ['null', 'body'],
    [{ ...page, name: 7 }, 'name'],
    [{ ...page, slug: 'Not a slug' }, 'slug'],
    [{ ...page, straps: 'none' }, 'straps'],
    [{ ...page, straps: [{ ...newStrap(), order: -1 }] }, 'straps.0.order'],
    [{ ...page, name: 'zero \0' }, 'body'],
    [{ ...page, name: 'half \ud800' }, 'body'],
    ['{"name": "half \\ud800"}', 'body'],
  ])('the page %j names %s', async (body, field) => {
    expect(await engine.call(`${PAGE}/about`, { method: 'PUT', token: 'agent', body })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input', field } },
    });
  });

  test('a page of too many straps, or one with an unknown template, names the field', async () => {
    const straps = Array.from({ length: 5000 }, (_, order) => ({ ...newStrap(), id: `s${order}`, order }));
    const put = (body: unknown) => engine.call(`${PAGE}/about`, { method: 'PUT', token: 'agent', body });

    expect(await put({ ...page, straps })).toMatchObject({
      status: 400,
      body: { error: { field: 'straps' } },
    });
    expect(await put({ ...page, straps: [{ ...newStrap(), name: '../kit' }] })).toMatchObject({
      status: 400,
      body: { error: { field: 'straps.0.name' } },
    });
    expect(await engine.call('getPage/edmonton/about')).toMatchObject({ status: 404 });
  });

  test('markup of 10 MB and a page nested without end are rejected, and what is stored stays', async () => {
    const put = (body: unknown) => engine.call(`${PAGE}/kept`, { method: 'PUT', token: 'agent', body });
    const page = newPage({ slug: 'kept', straps: [newStrap()] });
    expect((await put(page)).status).toBe(201);
    const html = 'x'.repeat(10_000_000);
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const nested = JSON.stringify({ ...page, state: 'DEEP' }).replace('"DEEP"', deep);

    expect((await put({ ...page, straps: [{ ...newStrap(), state: { html } }] })).status).toBe(413);
    expect((await put(nested)).status).toBe(400);
    expect(await engine.call('getPage/edmonton/kept')).toMatchObject({
      status: 200,
      body: { page: { name: page.name } },
    });
  });

  test('a key that names the prototype is rejected and changes no object of the process', async () => {
    const body = JSON.stringify({ ...page, slug: 'proto', id: 'proto', state: 'KEYS' }).replace(
      '"KEYS"',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );

    expect(await engine.call(`${PAGE}/proto`, { method: 'PUT', token: 'agent', body })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input' } },
    });
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
    expect((await engine.call('getPage/edmonton/proto')).status).toBe(404);
  });

  test.each(['W/"1"', '*', '"a"', '1 2', ''])('the revision %j is not one', async (revision) => {
    const headers = { 'if-match': revision };

    expect(
      await engine.call(`${PAGE}/about`, { method: 'PUT', token: 'agent', body: page, headers }),
    ).toMatchObject({
      status: 400,
      body: { error: { field: 'If-Match' } },
    });
  });

  test.each([
    'nowhere',
    'space/edmonton',
    `${SEARCH}/z`,
    '%E0%A4%A',
    'getPage/edmonton/%E0%A4%A',
    'getPage/edmonton/%2e%2e%2f',
    `${SEARCH}/listings`,
    'getPages/constructor',
  ])('%s is not found', async (path) => {
    expect(await engine.call(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });
});

describe('the door', () => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  test('an unsupported method is rejected with the supported ones', async () => {
    const response = await engine.call(PAGE, { method: 'POST', token: 'agent' });

    expect(response).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
    expect(response.headers.get('allow')).toBe('GET');
    expect((await engine.call(`${PAGE}/index`, { method: 'POST' })).headers.get('allow')).toBe(
      'GET, PUT, DELETE',
    );
  });

  test('a body of more than 4 MB is rejected, with or without a Content-Length', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(4 * 1024 * 1024) });
    const put = (headers?: Record<string, string>) =>
      engine.call(`${PAGE}/about`, { method: 'PUT', token: 'agent', body, headers });

    expect(await put()).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    expect(await put({ 'content-length': String(body.length) })).toMatchObject({ status: 413 });
  });

  test('an endless body is rejected before it is held in memory', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });

    const response = await engine.stream(`${PAGE}/about`, endless);

    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(5 * 1024 * 1024);
  });

  test('an unexpected failure is logged once with the id the caller gets, which reveals nothing more', async () => {
    const { store, ...broken } = await createTestEngine();
    await store.close();

    const response = await broken.call('getPage/edmonton/index');

    expect(response).toMatchObject({ status: 500, body: { error: { message: 'Internal Server Error' } } });
    expect(Object.keys(response.body.error)).toEqual(['code', 'message', 'id']);
    expect(broken.errors).toMatchObject([{ id: response.body.error.id, path: '/getPage/edmonton/index' }]);
  });
});
