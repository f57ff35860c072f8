import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createInProcessFetch } from './in-process-fetch.ts';

test('a request reaches the handler with method, host, path, headers and body, without a port', async () => {
  const fetchHere = createInProcessFetch(async (request, response) => {
    const seen = {
      method: request.method,
      url: request.url,
      host: request.headers.host,
      proto: request.headers['x-forwarded-proto'],
      type: request.headers['content-type'],
      body: await text(request),
    };
    response.writeHead(
      201,
      [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ].flat(),
    );
    response.end(JSON.stringify(seen));
  });

  const response = await fetchHere('https://nowhere.localhost:4160/oidc/token?x=1', {
    method: 'POST',
    body: new URLSearchParams({ code: 'é&' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/oidc/token?x=1',
    host: 'nowhere.localhost:4160',
    proto: 'https',
    type: 'application/x-www-form-urlencoded',
    body: 'code=%C3%A9%26',
  });
});

test('a response without a body is passed through', async () => {
  const fetchHere = createInProcessFetch((_, response) => response.writeHead(204).end());

  expect((await fetchHere('http://x.localhost/')).status).toBe(204);
});

test('a handler that destroys the connection rejects the call', async () => {
  const fetchHere = createInProcessFetch((request) => request.socket.destroy());

  await expect(fetchHere('http://x.localhost/')).rejects.toThrow();
});
