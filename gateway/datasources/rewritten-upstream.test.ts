import { expect, test } from 'vitest';
import { withFileUrls } from './rewritten-upstream.ts';

const upstream = (respond: () => Response) => ({
  baseUrl: 'http://engine.test',
  fetch: async () => respond(),
});
const page = { hero: { imageUrl: 'https://files.old.example/acme/house.jpg' } };
const requests = new Request('http://engine.test/getPage/acme/index');

test('pages of a service show the files of an old host from here [R7.127]', async () => {
  const rewritten = withFileUrls(
    upstream(() => Response.json(page, { headers: { etag: '"7"' } })),
    ['https://files.old.example/'],
  );
  const response = await rewritten.fetch(requests);

  expect(await response.json()).toEqual({ hero: { imageUrl: '/_files/acme/house.jpg' } });
  expect(response.headers.get('etag')).toBe('"7"');
});

test('what is no JSON stays as it came, and without an old host the service is asked itself', async () => {
  const text = 'https://files.old.example/a';
  const plain = upstream(() => new Response(text, { headers: { 'content-type': 'text/plain' } }));

  expect(await (await withFileUrls(plain, ['https://files.old.example/']).fetch(requests)).text()).toBe(text);
  expect(withFileUrls(plain, [])).toBe(plain);
});

test('a response without a body has its status', async () => {
  const empty = upstream(
    () => new Response(null, { status: 204, headers: { 'content-type': 'application/json' } }),
  );

  expect((await withFileUrls(empty, ['https://files.old.example/']).fetch(requests)).status).toBe(204);
});
