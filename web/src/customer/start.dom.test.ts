import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { UNKNOWN_SAVED_SEARCH } from '#domain/account/saved-search.ts';
import { asNode } from '../data/api-client.ts';
import { customerActions } from '../site/customer-lists.ts';
import type { CustomerLists } from '../site/saved-by-customer.ts';
import { FavouriteListingsDocument } from './favourites.generated.ts';
import { customerClient, startCustomer } from './start.ts';

const { shown, searches } = vi.hoisted(() => ({ shown: [] as string[][], searches: [] as string[][] }));
vi.mock('../site/customer-lists.ts', async (original) => ({
  ...(await original<typeof import('../site/customer-lists.ts')>()),
  showCustomerLists: ({ favouriteIds, savedSearches }: CustomerLists) => {
    shown.push([...favouriteIds]);
    searches.push(savedSearches.map(({ id }) => id));
  },
}));

afterEach(() => vi.unstubAllGlobals());

const savedSearch = (id: string) => ({ id, name: id, path: `/search/s/${id}` });

test('a favourite is shown before the API responds, stays when it is saved, and goes when it is not', async () => {
  let reply: (response: Response) => void = () => {};
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (reply = resolve)));
  vi.stubGlobal('fetch', fetch);
  const respond = async (data: object) => {
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    fetch.mockClear();
    reply(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));
  };
  const lists = {
    id: 'c-1',
    favouriteIds: ['old'],
    savedSearches: ['kept', 'gone', 'done'].map(savedSearch),
  };
  window.history.replaceState(null, '', '/search?page=2#saved');
  const onShowSaved = vi.fn();
  startCustomer({ lists, onShowSaved, onSaveSearch: () => {}, onSearch: () => {} });
  expect(onShowSaved).toHaveBeenCalledOnce();
  expect(window.location.href).toMatch(/\/search\?page=2$/);
  window.location.hash = 'saved';
  await waitFor(() => expect(onShowSaved).toHaveBeenCalledTimes(2));
  expect(window.location.href).toMatch(/\/search\?page=2$/);
  const actions = await customerActions();

  const adding = actions.setFavourite('new', true);
  expect(shown.at(-1)).toEqual(['new', 'old']);
  expect(fetch).not.toHaveBeenCalled();
  await respond({ addFavourite: { __typename: 'AddFavouriteSuccess' } });
  await adding;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown.at(-1)).toEqual(['new', 'old']);

  const failing = actions.setFavourite('bad', true);
  await waitFor(() => expect(shown.at(-1)).toEqual(['bad', 'new', 'old']));
  await respond({ addFavourite: { __typename: 'UserError', message: 'No' } });
  await failing;
  await waitFor(() => expect(shown.at(-1)).toEqual(['new', 'old']));

  const removing = actions.setFavourite('old', false);
  await waitFor(() => expect(shown.at(-1)).toEqual(['new']));
  await respond({ removeFavourite: { __typename: 'RemoveFavouriteSuccess' } });
  await removing;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown.at(-1)).toEqual(['new']);
});

test.each([
  [
    'one that another site deletes meanwhile',
    'gone',
    { __typename: 'UserError', message: UNKNOWN_SAVED_SEARCH },
    false,
  ],
  ['one that is deleted', 'done', { __typename: 'DeleteSavedSearchSuccess' }, false],
  ['one that is rejected', 'kept', { __typename: 'UserError', message: 'No' }, true],
  ['one that gets no response', 'kept', null, true],
])('of saved searches, %s is shown as it is stored', async (_, id, deleteSavedSearch, isStored) => {
  const body = JSON.stringify(
    deleteSavedSearch ? { data: { deleteSavedSearch } } : { errors: [{ message: 'Down' }] },
  );
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' } }));

  await (await customerActions()).deleteSearch(id);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(searches.at(-1)?.includes(id)).toBe(isStored);
});

test('an open list of favourites loads again once a favourite is saved', async () => {
  const queries: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    queries.push(/(?:query|mutation) (\w+)/.exec(body)?.[1] ?? '');
    const isSaving = body.includes('addFavourite');
    const data = isSaving
      ? { addFavourite: { __typename: 'AddFavouriteSuccess' } }
      : { viewer: { __typename: 'Viewer', customer: null } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  const query = asNode(FavouriteListingsDocument);
  const list = customerClient().watchQuery({ query, variables: { page: 1 }, fetchPolicy: 'network-only' });
  const watching = list.subscribe(() => {});
  await waitFor(() => expect(queries).toEqual(['FavouriteListings']));

  await (await customerActions()).setFavourite('another', true);
  await waitFor(() => expect(queries).toEqual(['FavouriteListings', 'AddFavourite', 'FavouriteListings']));
  watching.unsubscribe();
});
