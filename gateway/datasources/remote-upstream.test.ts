import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { storedPageJson } from '../testing/fixtures.ts';
import { scriptedUpstreams } from '../testing/scripted-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A gateway whose page engine is a real server on the network. */
async function remoteEngine(respond: RequestListener) {
  server = createServer(respond);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const scripted = scriptedUpstreams({});
  const engine = {
    baseUrl: `http://127.0.0.1:${port}/base`,
    fetch: (request: Request) =>
      request.url.includes('getSpace')
        ? scripted.engine.fetch(new Request('http://engine.test/getSpace'))
        : fetch(request),
  };

  return createTestGateway({ upstreams: { ...scripted, engine } });
}

const PAGE = '{ page(slug: "about") { slug movedTo } }';

describe('a page engine on the network', () => {
  test('is asked below its base address, and its redirect is read, not followed', async () => {
    const requests: (string | undefined)[] = [];
    const { query } = await remoteEngine((request, response) => {
      requests.push(request.url);
      if (request.url?.endsWith('about')) {
        response.writeHead(301, { location: 'http://169.254.169.254/', 'content-type': 'application/json' });
        response.end('{"movedTo":"team"}');
      } else response.end(JSON.stringify({ page: storedPageJson('team'), revision: '1' }));
    });

    expect((await query(PAGE)).data.page).toEqual({ slug: 'team', movedTo: 'team' });
    expect(requests).toEqual(['/base/getPage/edmonton/about', '/base/getPage/edmonton/team']);
  });

  test('that drips its response times out after two seconds, and is reported', async () => {
    let gaveUp = false;
    const { query } = await remoteEngine((_, response) => {
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => {
        gaveUp = true;
        clearInterval(drip);
      });
    });
    const start = performance.now();

    const { data, errors } = await query(PAGE);

    expect(data.page).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', upstream: 'engine' });
    // The response never ends; a busy machine notices a little later.
    expect(performance.now() - start).toBeLessThan(8_000);
    await expect.poll(() => gaveUp).toBe(true);
  });

  test('that hangs up is named', async () => {
    const { query } = await remoteEngine((request) => request.socket.destroy());

    expect((await query(PAGE)).errors?.[0]?.message).toBe('The page engine failed: it could not be reached.');
  });
});
