import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEditorToken } from '#web/src/data/editor-token.ts';
import { SuggestionsDocument } from '#web/src/search/bar/suggestions.generated.ts';
import { EditorViewerDocument } from '../drafts/viewer.generated.ts';
import { EditorSavePageDocument } from '../saving/save-page.generated.ts';
import { PlaceNameDocument } from '../search-setup/place-name.generated.ts';
import { EditorSendTestMailDocument } from '../site/mails/mails.generated.ts';
import { request, requestChange } from './api.ts';

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  setEditorToken('a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setEditorToken(null);
});

const failing = (code: string, init?: ResponseInit) => () =>
  Promise.resolve(
    Response.json({ data: null, errors: [{ message: 'The reason.', extensions: { code } }] }, init),
  );

test.each<[string, () => Promise<Response>, { failure: string; message: string; code: string }]>([
  [
    'no response',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { failure: 'offline', message: 'the site could not be reached', code: 'offline' },
  ],
  [
    'a proxy without the site',
    () => Promise.resolve(new Response('down', { status: 503 })),
    { failure: 'offline', message: 'the site did not answer (503)', code: '503' },
  ],
  [
    'an ended session',
    failing('UNAUTHENTICATED'),
    { failure: 'signedOut', message: expect.stringMatching(/session has ended/), code: 'signedOut' },
  ],
  [
    'an ended session by status',
    failing('UNAUTHENTICATED', { status: 401 }),
    { failure: 'signedOut', message: expect.stringMatching(/session has ended/), code: 'signedOut' },
  ],
  [
    'a document that is too old',
    failing('EDITOR_TOKEN_STALE'),
    { failure: 'staleDocument', message: expect.any(String), code: 'staleDocument' },
  ],
  [
    'an error',
    failing('BAD_USER_INPUT'),
    { failure: 'failed', message: 'The reason.', code: 'BAD_USER_INPUT' },
  ],
  [
    'an error by status',
    failing('TOO_MANY', { status: 429 }),
    { failure: 'failed', message: 'The reason.', code: 'TOO_MANY' },
  ],
])('%s is an error with a message for the agent', async (_, respond, expected) => {
  fetchMock.mockImplementation(respond);

  await expect(request(EditorViewerDocument, {})).rejects.toMatchObject(expected);
});

test('stored documents are returned unchanged, each time; conflicts are values', async () => {
  const conflict = { page: { __typename: 'Conflict', message: 'Somebody saved.' } };
  fetchMock.mockImplementation(async () => Response.json({ data: conflict }));
  const input = { slug: 'a', page: {}, previousSlug: 'a' } as never;

  expect(await request(EditorSavePageDocument, { input })).toEqual(conflict);
  expect(await request(EditorSavePageDocument, { input })).toEqual(conflict);

  const [url, init] = fetchMock.mock.calls[1] ?? [];
  expect(url).toBe('/graphql');
  expect(init?.headers).toMatchObject({ 'x-editor-token': 'a-token' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('the name of a suggested place is read from the cache', async () => {
  const place = { __typename: 'Place', id: '7', name: 'Strathcona', placetype: 'neighbourhood' };
  const autocomplete = [
    { __typename: 'PlaceSuggestion', label: 'Strathcona, Edmonton', isNearest: false, place },
  ];
  fetchMock.mockImplementation(async () => Response.json({ data: { autocomplete } }));

  await request(SuggestionsDocument, { text: 'strath' });
  await request(SuggestionsDocument, { text: 'strath' });
  const { place: named } = await request(PlaceNameDocument, { id: '7' });

  expect(named?.name).toBe('Strathcona');
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('an aborted request rejects, and does not abort an equal one', async () => {
  const response = Promise.withResolvers<Response>();
  fetchMock.mockImplementation((_, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    void response.promise.then(resolve);
    return promise;
  });
  const abort = new AbortController();

  const first = request(EditorViewerDocument, {}, abort.signal);
  const second = request(EditorViewerDocument, {});
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  abort.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  response.resolve(Response.json({ data: { viewer: { canEdit: true } } }));

  expect(await second).toEqual({ viewer: { canEdit: true } });
});

test('a rejection is spelt as in the country of the site', async () => {
  document.documentElement.lang = 'en-US';
  const rejected = { __typename: 'UserError', message: 'This is not a colour', field: 'theme.accent' };
  fetchMock.mockImplementation(async () => Response.json({ data: { result: rejected } }));

  const change = requestChange(EditorSendTestMailDocument, { origin: 'http://localhost' });
  await expect(change).rejects.toThrow('This is not a color');
  document.documentElement.lang = 'en';
});
