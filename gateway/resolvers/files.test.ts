import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const LIST =
  '{ files { total pageCount bytes maxBytes files { id name url type kind width height uploadedBy } } }';

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const gatewayFor = (identity: typeof AGENT | null) =>
  createTestGateway({ upstreams: embeddedUpstreams(engine), identity });
const asAgent = () => gatewayFor({ ...AGENT, token: 'agent' });

const uploadRequest = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://edmonton.localhost/_files/?name=logo.svg', {
    method: 'POST',
    headers: { host: 'edmonton.localhost', 'content-type': 'application/octet-stream', ...headers },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);

test('an agent uploads a file, finds it in the list, and deletes it', async () => {
  const { gateway, query } = await asAgent();
  const response = await gateway.upload(uploadRequest(SVG, { 'sec-fetch-site': 'same-origin' }));
  const file = (await response.json()) as { id: string; url: string };
  const listed = await query(LIST);
  const remove = `mutation { deleteFile(id: "${file.id}") { __typename ... on UserError { message } } }`;

  expect(response.status).toBe(201);
  expect(listed.data.files).toMatchObject({
    total: 1,
    pageCount: 1,
    bytes: SVG.length,
    files: [{ id: file.id, name: 'logo.svg', url: file.url, type: 'image/svg+xml', width: 40, height: 30 }],
  });
  expect((await query(`{ fileUses(id: "${file.id}") { place } }`)).data.fileUses).toEqual([]);
  expect((await query(remove)).data.deleteFile).toEqual({ __typename: 'DeleteFileSuccess' });
  expect((await query(remove)).data.deleteFile).toEqual({ __typename: 'UserError', message: 'Not found.' });
  expect((await query(LIST)).data.files.total).toBe(0);
});

test('what the engine rejects is a result that names the field', async () => {
  const { gateway } = await asAgent();
  const response = await gateway.upload(uploadRequest('<html></html>'));

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('neither a picture'),
        extensions: { code: 'BAD_USER_INPUT', argument: 'file' },
      },
    ],
  });
});

test.each([
  ['a visitor', null, {}, 401],
  ['a page of another site', AGENT, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another host', AGENT, { origin: 'https://evil.example' }, 403],
  ['a form', AGENT, { 'content-type': 'text/plain' }, 400],
  ['a form with a file', AGENT, { 'content-type': 'multipart/form-data; boundary=x' }, 400],
] as const)('%s uploads nothing [R6.024]', async (_, identity, headers, status) => {
  const { gateway, calls } = await gatewayFor(identity && { ...identity, token: 'agent' });
  const response = await gateway.upload(uploadRequest(SVG, headers));

  expect(response.status).toBe(status);
  expect(calls.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('visitors neither list nor delete [R6.024]', async () => {
  const { query } = await gatewayFor(null);
  const id = '00000000-0000-4000-8000-000000000000';

  for (const requested of [
    LIST,
    `{ fileUses(id: "${id}") { place } }`,
    `mutation { deleteFile(id: "${id}") { __typename } }`,
  ]) {
    expect((await query(requested)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});
