import { expect, test } from 'vitest';
import { withApiToken } from './api-token.ts';

/** What the engine behind it is told of a request. */
function asked(token: string | undefined, headers: Record<string, string> = {}): Promise<Response> {
  const engine = async (request: Request) =>
    new Response(`${request.headers.get('x-visitor-address')} ${request.headers.get('x-api-token')}`);

  return withApiToken(engine, token)(new Request('http://engine.test/getSpace', { headers }));
}

test('an engine with a token answers nobody who does not show it', async () => {
  for (const headers of [{}, { 'x-api-token': '' }, { 'x-api-token': 'secret-' }, { token: 'secret' }]) {
    const answer = await asked('secret', headers as Record<string, string>);

    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } });
  }
});

test('the site that shows the token says where its visitor is', async () => {
  const answer = await asked('secret', { 'x-api-token': 'secret', 'x-visitor-address': '203.0.114.9' });

  expect(await answer.text()).toBe('203.0.114.9 null');
});

test('an engine without a token believes nobody where a visitor is', async () => {
  expect(await (await asked(undefined, { 'x-visitor-address': '203.0.114.9' })).text()).toBe('null null');
});
