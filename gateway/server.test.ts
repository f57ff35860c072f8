import { describe, expect, test } from 'vitest';
import { AGENT, storedPageJson, storedTemplateJson, storedWebsiteJson, wireHit } from './testing/fixtures.ts';
import { runQuery } from './testing/run-query.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const ROOT = '/space/edmonton/search/idx-edm-v5';
const at = (path: string) => new Request(`http://edmonton.localhost${path}`);

describe('a request that is rendered on the server', () => {
  test('shares what its operations loaded', async () => {
    const { gateway, calls } = await createTestGateway({
      script: {
        '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '1' },
        [`${ROOT}/listings/e1|e2`]: { listings: [wireHit('e1'), wireHit('e2')] },
      },
    });
    const { execute } = await gateway.open(at('/about'));
    const request = (id: string) =>
      execute('query ($id: ID!) { listing(id: $id) { id } page(slug: "about") { slug } }', { id });

    const results = await Promise.all([request('e1'), request('e2')]);

    expect(results).toEqual([
      { data: { listing: { id: 'e1' }, page: { slug: 'about' } }, failures: [] },
      { data: { listing: { id: 'e2' }, page: { slug: 'about' } }, failures: [] },
    ]);
    expect(calls.log.slice(1).sort()).toEqual([
      'GET /getPage/edmonton/about',
      `GET ${ROOT}/listings/e1%7Ce2`,
    ]);
  });

  test('shares nothing with the next one', async () => {
    const { gateway, calls } = await createTestGateway({
      script: { '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '1' } },
    });

    for (const _ of [1, 2]) {
      const { execute } = await gateway.open(at('/about'));
      await execute('{ page(slug: "about") { slug } }', {});
    }

    expect(calls.log.filter((call) => call.includes('getPage'))).toHaveLength(2);
  });

  test('has its failures next to its data, with code and path', async () => {
    const { gateway } = await createTestGateway({
      script: {
        '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '1' },
        'geo:*': new Response('x'),
      },
    });
    const { execute } = await gateway.open(at('/about'));

    expect(await execute('{ page(slug: "about") { slug } place(id: "1") { name } }', {})).toEqual({
      data: { page: { slug: 'about' }, place: null },
      failures: [
        {
          message: 'The places service failed: its response is not JSON.',
          code: 'UPSTREAM_FAILED',
          path: 'place',
        },
      ],
    });
  });

  test('one operation’s failure leaves the other ones', async () => {
    const { gateway } = await createTestGateway({
      script: {
        '/getWebsite/edmonton': {
          website: storedWebsiteJson(),
          header: storedTemplateJson('header-basic'),
          footer: storedTemplateJson('footer-basic'),
          revisions: { website: 1, header: 1, footer: 1 },
        },
        'api:*': new Response('', { status: 500 }),
      },
    });
    const { execute } = await gateway.open(at('/'));

    const [site, search] = await Promise.all([
      execute('{ website { siteName } }', {}),
      execute('{ search { total } }', {}),
    ]);

    expect(site).toEqual({ data: { website: { siteName: 'Parkline Realty' } }, failures: [] });
    expect(search).toMatchObject({ data: null, failures: [{ code: 'UPSTREAM_FAILED', path: 'search' }] });
  });

  test('has its agent and its space', async () => {
    const { gateway } = await createTestGateway({ identity: AGENT });

    expect(await gateway.open(at('/'))).toMatchObject({ identity: AGENT, space: { id: 'edmonton' } });
  });

  test('of an unknown host fails with NOT_FOUND, whatever it queries', async () => {
    const { gateway } = await createTestGateway({ script: { '/getSpace': undefined } });
    const { execute, space } = await gateway.open(at('/'));

    expect(space).toBeNull();
    expect(await execute('{ space { id } }', {})).toEqual({
      data: null,
      failures: [{ code: 'NOT_FOUND', message: 'No site is served on this host.', path: '' }],
    });
  });
});

describe('an unexpected error', () => {
  const getBySlug = async () => {
    throw new Error('password=hunter2 at /srv/gateway.ts:7');
  };

  test('leaves as an id, without a word of what happened', async () => {
    const { data, failures } = await runQuery('{ page(slug: "about") { slug } viewer { canEdit } }', {
      dataSources: { pages: { getBySlug } },
    });

    expect(data).toEqual({ page: null, viewer: { canEdit: false } });
    expect(failures).toEqual([
      { message: 'Internal Server Error', code: 'INTERNAL_SERVER_ERROR', path: 'page' },
    ]);
  });

  test('is logged once, with the id that the client got', async () => {
    const { send, logged } = await createTestGateway({
      authenticate: async () => {
        throw new Error('the session store is gone');
      },
    });

    const response = await send({ query: '{ viewer { canEdit } }' });
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { id: string } }[];
    };

    expect(response.status).toBe(500);
    expect(errors[0]?.message).toBe('Internal Server Error');
    expect(logged).toHaveLength(1);
    expect(logged[0]?.details).toMatchObject({
      id: errors[0]?.extensions.id,
      err: expect.objectContaining({ message: 'the session store is gone' }),
    });
  });
});
