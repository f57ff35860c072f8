import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ADMIN = '/space/edmonton/app/website/admin';
const WEB = join(import.meta.dirname, '../..');

/** The operations that Save Changes sends, as the editor has them, by their names and with their fragments. */
const operations = separateOperations(
  concatAST(
    [
      'editor/saving/save-page.graphql',
      'editor/saving/save-parts.graphql',
      'web/src/data/stored-page.graphql',
    ].map((file) => parse(readFileSync(join(WEB, file), 'utf8'))),
  ),
);
const operation = (name: string) => {
  const found = operations[name];
  if (!found) throw new Error(`The editor has no operation ${name}`);

  return print(found);
};

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const put = async (path: string, body: object) => {
  const response = await engine.call(`${ADMIN.slice(1)}/${path}`, { method: 'PUT', token: 'agent', body });
  return (response.headers.get('etag') ?? '').replaceAll('"', '');
};
const read = async (path: string) =>
  (await engine.call(`${ADMIN.slice(1)}/${path}`, { token: 'agent' })).body;

test('Save Changes puts the page, the header, the footer and the website, each with its revision [R4.007]', async () => {
  const page = newPage({ slug: 'about', name: 'About' });
  const revisions = {
    page: await put('page/about', page),
    header: await put('header', sampleHeader('header-basic')),
    footer: await put('footer', sampleHeader('footer-basic')),
    website: await put('componentConfig/Website', sampleWebsite('Ours')),
  };
  const identity = { ...AGENT, token: 'agent' };
  const { query, calls } = await createTestGateway({ upstreams: embeddedUpstreams(engine), identity });
  const save = async (name: string, variables: Record<string, unknown>) =>
    expect((await query(operation(name), variables)).errors, name).toBeUndefined();

  const changed = { page: { ...page, name: 'About us' }, previousSlug: 'about', revision: revisions.page };
  await save('EditorSavePage', { input: changed });
  const header = { value: sampleHeader('header-other'), revision: revisions.header };
  await save('EditorSaveHeader', header);
  const footer = { value: sampleHeader('footer-other'), revision: revisions.footer };
  await save('EditorSaveFooter', footer);
  const website = { value: sampleWebsite('Other'), revision: revisions.website };
  await save('EditorSaveWebsite', website);

  const puts = calls.requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ url, headers }) => [new URL(url).pathname, headers.get('if-match')])).toEqual([
    [`${ADMIN}/page/about`, `"${revisions.page}"`],
    [`${ADMIN}/header`, `"${revisions.header}"`],
    [`${ADMIN}/footer`, `"${revisions.footer}"`],
    [`${ADMIN}/componentConfig/Website`, `"${revisions.website}"`],
  ]);
  expect((await read('page/about')).name).toBe('About us');
  expect((await read('header')).name).toBe('header-other');
  expect((await read('footer')).name).toBe('footer-other');
  expect((await read('componentConfig/Website')).config.display.siteName).toBe('Other');
});

test.each([
  ['saveHeader(header: $value, revision: "1")', 'header-mobile-home'],
  ['saveFooter(footer: $value, revision: "1")', 'footer-mobile-details'],
  [
    'saveSiteDraft(input: { part: header, value: $value, base: {}, baseRevision: "1" })',
    'header-mobile-search',
  ],
])('%s rejects the template for phones %s, before any upstream is called', async (mutation, key) => {
  const { query, calls } = await createTestGateway({ identity: AGENT });

  const { data, errors } = await query(
    `mutation ($value: JSON!) { result: ${mutation} { __typename ... on UserError { field message } } }`,
    { value: sampleHeader(key) },
  );

  expect(errors).toBeUndefined();
  expect(data.result).toMatchObject({ __typename: 'UserError', field: expect.stringMatching(/name$/) });
  expect(calls.log.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
