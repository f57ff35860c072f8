import { beforeEach, expect, test, vi } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { request } from '../api/api.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { saveParts } from './store-parts.ts';

vi.mock('../api/api.ts', () => ({ request: vi.fn() }));

const saved = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const parts = valuesOf(saved);
const header = { ...parts.header, name: 'header-mine' };
const given = { parts: { ...parts, header }, saved, side: null };

let requests: [string, unknown][];
let responses: Record<string, unknown[]>;

beforeEach(() => {
  requests = [];
  responses = {};
  vi.mocked(request).mockImplementation(async (document, variables) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    requests.push([name, variables]);
    const response = responses[name]?.shift();
    if (response instanceof Error) throw response;
    return response as never;
  });
});

const done = (revision: string) => ({ result: { saved: { revision } } });
const conflict = { result: { savedBy: 'Ada' } };
const names = () => requests.map(([name]) => name);

test('only changed parts are saved, each with its loaded revision', async () => {
  responses = { EditorSaveHeader: [done('9')], EditorSaveWebsite: [done('10')] };
  const website = { ...parts.website, migrations: { one: true } };
  const outcome = await saveParts({ ...given, parts: { ...given.parts, website } });

  expect(requests).toEqual([
    ['EditorSaveHeader', { value: header, revision: saved.header.revision }],
    ['EditorSaveWebsite', { value: website, revision: saved.website.revision }],
  ]);
  expect(outcome).toMatchObject({ clash: null, error: null, saved: { header: { revision: '9' } } });
});

test('changes of another member of the same part by somebody else are merged', async () => {
  const theirs = testSiteResponse();
  theirs.website.header = { ...theirs.website.header, state: { text: 'Theirs' }, revision: '8' };
  responses = { EditorSaveHeader: [conflict, done('9')], Site: [theirs] };
  const outcome = await saveParts(given);

  const merged = { ...header, state: { text: 'Theirs' } };
  expect(requests.at(-1)).toEqual(['EditorSaveHeader', { value: merged, revision: '8' }]);
  expect(outcome).toMatchObject({
    clash: null,
    parts: { header: merged },
    saved: { header: { revision: '9' } },
  });
});

test('a clash is reported, and resolved with the chosen side', async () => {
  const theirs = testSiteResponse();
  theirs.website.header = { ...theirs.website.header, name: 'header-theirs', revision: '8' };
  responses = { EditorSaveHeader: [conflict, conflict, done('9')], Site: [theirs, theirs] };

  expect(await saveParts(given)).toMatchObject({ clash: { part: 'header', savedBy: 'Ada' } });
  expect(names()).toEqual(['EditorSaveHeader', 'Site']);
  expect((await saveParts({ ...given, side: 'theirs' })).parts.header.name).toBe('header-theirs');
});

test('an error retains the parts saved before it', async () => {
  responses = { EditorSaveHeader: [done('9')], EditorSaveFooter: [new Error('down')] };
  const footer = { ...parts.footer, name: 'footer-mine' };
  const outcome = await saveParts({ ...given, parts: { ...given.parts, footer } });

  expect(outcome.error).toEqual(new Error('down'));
  expect(outcome.saved).toMatchObject({
    header: { revision: '9' },
    footer: { revision: saved.footer.revision },
  });
});
