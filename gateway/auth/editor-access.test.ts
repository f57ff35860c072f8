import { expect, test } from 'vitest';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import type { AgentIdentity } from './identity.ts';

const BY_COOKIE: AgentIdentity = { ...AGENT, by: 'cookie' };
const DELETE = 'mutation { deletePage(slug: "about", revision: "1") { __typename } }';
const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const editorTokens = {
  issue: ({ subject }: { subject: string }) => `for ${subject}`,
  verify: ({ subject }: { subject: string }, token: string) => token === `for ${subject}`,
};
const script = {
  'DELETE /space/edmonton/app/website/admin/page/about': () => new Response(null, { status: 204 }),
};
const asAgent = (identity: AgentIdentity = BY_COOKIE) =>
  createTestGateway({ identity, editorTokens, script });

test.each<[string, Record<string, string>, string]>([
  ['no token', {}, 'EDITOR_TOKEN_MISSING'],
  ['an empty token', { 'x-editor-token': '' }, 'EDITOR_TOKEN_MISSING'],
  ['the token of another agent', { 'x-editor-token': 'for agent-2' }, 'EDITOR_TOKEN_STALE'],
])('the cookie of an agent with %s edits and uploads nothing', async (_, headers, code) => {
  const { gateway, send, calls } = await asAgent();
  const { errors } = (await (await send({ query: DELETE }, headers)).json()) as {
    errors: { extensions: { code: string } }[];
  };
  const upload = await gateway.upload(
    new Request('http://edmonton.localhost/_files/?name=logo.svg', {
      method: 'POST',
      headers: { host: 'edmonton.localhost', 'content-type': 'application/octet-stream', ...headers },
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );

  expect(errors[0]?.extensions.code).toBe(code);
  expect([upload.status, await upload.json()]).toEqual([
    403,
    { errors: [expect.objectContaining({ extensions: { code } })] },
  ]);
  expect(calls.log.filter((call) => /^(DELETE|POST|PUT)/.test(call))).toEqual([]);
});

test('the cookie with the token of its agent edits; a caller with a token of its own needs none', async () => {
  const cookie = await (await asAgent()).send({ query: DELETE }, { 'x-editor-token': 'for agent-1' });
  const bearer = await (await asAgent(AGENT)).send({ query: DELETE });

  const done = { data: { deletePage: { __typename: 'DeletePageSuccess' } } };
  expect([await cookie.json(), await bearer.json()]).toEqual([done, done]);
});

test('without anything that verifies tokens no cookie edits', async () => {
  const { send } = await createTestGateway({ identity: BY_COOKIE });

  expect(await (await send({ query: DELETE }, { 'x-editor-token': 'any' })).json()).toMatchObject({
    errors: [{ extensions: { code: 'EDITOR_TOKEN_STALE' } }],
  });
});

test.each<[string, AgentIdentity | null, Record<string, string>, string | null]>([
  ['a document that an agent navigates to', BY_COOKIE, NAVIGATION, 'for agent-1'],
  ['what a script fetches', BY_COOKIE, { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, null],
  ['a frame', BY_COOKIE, { ...NAVIGATION, 'sec-fetch-dest': 'iframe' }, null],
  ['an object', BY_COOKIE, { ...NAVIGATION, 'sec-fetch-dest': 'object' }, null],
  ['a browser that does not say', BY_COOKIE, {}, null],
  ['a caller with a token of its own', AGENT, NAVIGATION, null],
  ['a visitor', null, NAVIGATION, null],
])('%s has the editor token it should', async (_, identity, headers, expected) => {
  const { gateway } = await createTestGateway({ identity, editorTokens });
  const opened = await gateway.open(
    new Request('http://edmonton.localhost/about', { headers: { host: 'edmonton.localhost', ...headers } }),
  );

  expect(opened.editorToken).toBe(expected);
});

test('with the editor turned off no document has a token', async () => {
  const features = { 'page-builder': false, 'gus-v2': false, offline: false };
  const { gateway } = await createTestGateway({ identity: BY_COOKIE, editorTokens, features });
  const request = new Request('http://edmonton.localhost/about', { headers: NAVIGATION });

  expect((await gateway.open(request)).editorToken).toBeNull();
});
