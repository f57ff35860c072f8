import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

/** A response of WordPress 6.1 with two posts, as recorded. */
const POSTS = readFileSync(join(import.meta.dirname, '../testing/wordpress-posts.json'), 'utf8');
const PAST_THE_END =
  '{"code":"rest_post_invalid_page_number","message":"The page number requested is larger than the number of pages available.","data":{"status":400}}';
const LOOPBACK = { has: (ip: string) => ip === '127.0.0.1' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const agent = (importNetworks?: typeof LOOPBACK) =>
  createTestGateway({ identity: { ...AGENT, token: 'agent' }, importNetworks });
const READ = `query ($url: String!, $batch: Int) { wordPressDocuments(url: $url, kind: posts, batch: $batch) {
  ... on WordPressDocuments { total documents { slug title protected picture html } } ... on UserError { message } } }`;

test('posts are read as WordPress returns them, also without permalinks; after the last there are none', async () => {
  const requests: string[] = [];
  const url = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wordpress');
    requests.push(pathname);
    if (searchParams.get('rest_route') !== '/wp/v2/posts') response.writeHead(404).end('<html>');
    else if (searchParams.get('page') === '2') response.writeHead(400).end(PAST_THE_END);
    else response.setHeader('x-wp-total', '2').end(POSTS);
  });
  const { query } = await agent(LOOPBACK);

  const first = (await query(READ, { url: `${url}/blog/wp-json/`, batch: 1 })).data.wordPressDocuments;
  expect(requests).toEqual(['/blog/wp-json/wp/v2/posts', '/blog/']);
  expect(first).toMatchObject({
    total: 2,
    documents: [
      { slug: 'marche-dedmonton-ou-en-sommes-nous', protected: false },
      { slug: 'members-only-our-off-market-list', protected: true, html: '' },
    ],
  });
  expect((await query(READ, { url, batch: 2 })).data.wordPressDocuments).toEqual({ total: 0, documents: [] });
});

test.each<[string, RequestListener, string]>([
  ['an error', (_, response) => response.writeHead(500).end(), 'The site responded with status 500'],
  ['a page', (_, response) => response.end('<html>'), 'is not that of WordPress'],
  ['a wrong list', (_, response) => response.end('[{"id":1}]'), 'is not that of WordPress'],
  ['50 MB', (_, response) => response.end('x'.repeat(50 * 1024 * 1024)), 'too large'],
  ['a broken connection', (request) => request.socket.destroy(), 'cannot be reached'],
])('a site that answers with %s is rejected with the reason', async (_, handler, reason) => {
  const url = await listen(handler);
  const { query } = await agent(LOOPBACK);

  expect((await query(READ, { url })).data.wordPressDocuments.message).toContain(reason);
});

test('addresses inside the network are asked for neither pages nor pictures', async () => {
  let requests = 0;
  const url = await listen((_, response) => {
    requests += 1;
    response.end('[]');
  });
  const { query } = await agent();
  const picture = `mutation ($url: String!) { importPicture(url: $url) { ... on UserError { message } } }`;

  expect((await query(READ, { url })).data.wordPressDocuments.message).toContain(
    'not on the public internet',
  );
  for (const rejected of [url, 'http://[::1]/a.jpg', 'http://169.254.169.254/latest'])
    expect((await query(picture, { url: rejected })).data.importPicture.message).toContain(
      'not on the public internet',
    );
  for (const rejected of ['file:///etc/passwd', 'http://user:password@example.com/a.jpg', 'x'])
    expect((await query(picture, { url: rejected })).data.importPicture.message).toBe(
      'This is not the URL of a picture.',
    );
  expect(requests).toBe(0);
});
