import { expect, test } from 'vitest';
import { withApiToken } from './api-token.ts';

/** The headers the engine behind the token check receives. */
function forwardedHeaders(
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Response> {
  const engine = async (request: Request) =>
    new Response(`${request.headers.get('x-visitor-address')} ${request.headers.get('x-api-token')}`);

  return withApiToken(engine, token)(new Request('http://engine.test/getSpace', { headers }));
}

test('an engine with a token rejects calls that do not carry it', async () => {
  for (const headers of [{}, { 'x-api-token': '' }, { 'x-api-token': 'secret-' }, { token: 'secret' }]) {
    const response = await forwardedHeaders('secret', headers as Record<string, string>);

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
  }
});

test('the site that carries the token reports the IP of its visitor', async () => {
  const response = await forwardedHeaders('secret', {
    'x-api-token': 'secret',
    'x-visitor-address': '203.0.114.9',
  });

  expect(await response.text()).toBe('203.0.114.9 null');
});

test('an engine without a token ignores the reported visitor IP', async () => {
  expect(await (await forwardedHeaders(undefined, { 'x-visitor-address': '203.0.114.9' })).text()).toBe(
    'null null',
  );
});
