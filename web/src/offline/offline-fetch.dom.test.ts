import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { OFFLINE_DELAY_MS, offlineFetch } from './offline-fetch.ts';
import { createOfflineStore } from './offline-store.ts';

const store = createOfflineStore(localStorage, () => new Date('2026-11-21T12:00:00Z'));
const online = vi.fn<typeof fetch>();
const offline = offlineFetch(store, online);
const agent = { uid: 'a', displayName: 'Ada', email: null, expiresAt: '9999-12-31T00:00:00.000Z' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  online.mockReset().mockImplementation(async () => Response.json(testRouteData('/about')));
});
afterEach(() => vi.useRealTimers());

async function graphql(query: string, variables: object) {
  const response = offline('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) });
  await vi.advanceTimersByTimeAsync(OFFLINE_DELAY_MS);

  return (await response).json();
}

const SAVE = 'mutation EditorSavePage($input: SavePageInput!) { savePage(input: $input) { __typename } }';

test('an offline request resolves after 600 ms [R7.112]', async () => {
  let response = false;
  const body = JSON.stringify({ query: SAVE, variables: { input: { page: newPage({ slug: 'about' }) } } });
  void offline('/graphql', { method: 'POST', body }).then(() => {
    response = true;
  });

  await vi.advanceTimersByTimeAsync(599);
  expect(response).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(response).toBe(true);
});

test('a saved page is stored in and read from the browser, without a request', async () => {
  const page = newPage({ slug: 'about', name: 'Mine' });

  const response = await graphql(SAVE, { input: { page, previousSlug: 'about', revision: '7' } });

  expect(response.data.savePage.page).toMatchObject({ slug: 'about', name: 'Mine', revision: 'offline-1' });
  expect(store.builder()).toEqual({
    slug: 'about',
    revision: 'offline-1',
    savedAt: '2026-11-21T12:00:00.000Z',
  });
  const read = await graphql('query PageBySlug($slug: String!) { page }', { slug: 'about' });
  expect(read.data.page).toMatchObject({ name: 'Mine', revision: 'offline-1' });
  expect(online).not.toHaveBeenCalled();
});

test('a renamed page is only found at its new path', async () => {
  await graphql(SAVE, { input: { page: newPage({ slug: 'about' }) } });
  await graphql(SAVE, { input: { page: newPage({ slug: 'us' }), previousSlug: 'about' } });

  expect(store.page('about')).toBeNull();
  expect(store.page('us')?.revision).toBe('offline-2');
});

test("a route's data contain the page and the agent stored in the browser", async () => {
  await graphql(SAVE, { input: { page: newPage({ slug: 'about', name: 'Mine' }) } });
  store.signIn(agent);

  const { site, model } = await (await offline('/_data/about')).json();

  expect(site.viewer).toEqual({ canEdit: true, agent });
  expect(model).toMatchObject({
    kind: 'content',
    status: 200,
    revision: 'offline-1',
    page: { name: 'Mine' },
  });

  store.signOut();
  const other = await (await offline('/_data/other')).json();
  expect(other.site.viewer.canEdit).toBe(false);
  expect(other.model.page.name).not.toBe('Mine');
});

test('mutations that cannot be stored in the browser are rejected; queries go on', async () => {
  expect(
    (await graphql('mutation { deletePage(slug: "about", revision: "1") { __typename } }', {})).errors,
  ).toEqual([{ message: 'Pages are kept in this browser alone. This cannot be done here.' }]);
  expect(online).not.toHaveBeenCalled();

  await offline('/graphql', { method: 'POST', body: '{"query":"{ roster { id } }"}' });
  await offline('/_map/places.json');
  expect(online).toHaveBeenCalledTimes(2);
});
