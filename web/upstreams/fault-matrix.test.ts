import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  AGENT,
  EDMONTON,
  storedPageJson,
  storedTemplateJson,
  storedWebsiteJson,
  wireHit,
} from '#gateway/testing/fixtures.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { upstreams } from './upstreams.ts';

const MEGABYTE = 1024 * 1024;
const TIME_LIMIT_MS = 2_000;
/** What may be on its way when a connection is closed. */
const IN_FLIGHT_BYTES = 8 * MEGABYTE;

type Service = {
  /** In the error. */
  name: string;
  query: string;
  /** Of the correct response to it. */
  data: object;
  answer: () => unknown;
};

/** Every service that is called over the network, with an operation that needs it alone. */
const SERVICES: Service[] = [
  {
    name: 'engine',
    query: '{ page(slug: "about") { slug } }',
    data: { page: { slug: 'about' } },
    answer: () => storedPageJson('about'),
  },
  {
    name: 'api',
    query: '{ listing(id: "e1") { id } }',
    data: { listing: { id: 'e1' } },
    answer: () => ({ ok: true, took: 1, listings: [wireHit('e1')] }),
  },
  {
    name: 'geo',
    query: '{ place(id: "7") { id } }',
    data: { place: { id: '7' } },
    answer: () => ({
      id: 7,
      name: 'Strathcona',
      placetype: 'neighbourhood',
      centre: { lat: 53.5, lon: -113.5 },
      bounds: { north: 54, south: 53, east: -113, west: -114 },
    }),
  },
  {
    name: 'blog',
    query: '{ posts { posts { slug } } }',
    data: { posts: { posts: [{ slug: 'a-post' }] } },
    answer: () => [
      {
        ID: 4,
        slug: 'a-post',
        title: 'A post',
        excerpt: '',
        content: '',
        date: '2026-03-14T22:30:00',
        date_gmt: '2026-03-15T04:30:00',
        terms: [],
      },
    ],
  },
  {
    name: 'fonts',
    query: '{ fonts { family } }',
    data: { fonts: [{ family: 'Lobster' }] },
    answer: () => ({ items: [{ family: 'Lobster', variants: ['regular'] }] }),
  },
  {
    name: 'old-engine',
    query: '{ oldPages { id } }',
    data: { oldPages: [] },
    answer: () => ({ pages: [] }),
  },
];

/** The page engine's, which a blog is named in. */
const SITE = {
  website: storedWebsiteJson(),
  header: storedTemplateJson('header-neo'),
  footer: storedTemplateJson('footer-uno'),
  revisions: { website: '1', header: '1', footer: '1' },
};

type Fault = (...given: [...Parameters<RequestListener>, count: (bytes: number) => void]) => void;

const drip: Fault = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(timer));
};
const flood: Fault = (_, response, count) => {
  const chunk = Buffer.alloc(MEGABYTE, ' ');
  let left = 50;
  response.writeHead(200, { 'content-type': 'application/json' });
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left--;
      count(chunk.length);
      if (!response.write(chunk)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
};

const FAULTS: [string, Fault | 'refuse', { isSlow?: boolean; limitBytes?: number }][] = [
  ['refuses the connection', 'refuse', {}],
  ['closes the connection', (request) => void request.socket.destroy(), {}],
  ['hangs', () => {}, { isSlow: true }],
  ['drips', drip, { isSlow: true }],
  ['answers 500', (_, response) => void response.writeHead(500).end('at /srv/app.js:7 secret'), {}],
  ['answers garbage', (_, response) => void response.end(Buffer.from([0, 255, 7, 123, 34, 1])), {}],
  [
    'answers HTML',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret</html>'),
    {},
  ],
  ['answers 50 MB', flood, { limitBytes: 16 * MEGABYTE + IN_FLIGHT_BYTES }],
];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return (server.address() as AddressInfo).port;
}

test.each(FAULTS)(
  'a service that %s is named within the time limit, lets nothing out, and is used again when it is well',
  async (_, fault, { isSlow = false, limitBytes }) => {
    let isBroken = true;
    const sent = new Map<string, number>();
    const ports = new Map<string, number>();
    for (const { name, answer } of SERVICES) {
      const listener: RequestListener = (request, response) => {
        const url = new URL(request.url ?? '/', 'http://service.test');
        const json = (value: unknown) => void response.end(JSON.stringify(value));
        if (url.pathname.endsWith('/getSpace')) return json(EDMONTON);
        if (url.pathname.includes('/getWebsite/') && name === 'engine') return json(SITE);
        if (isBroken && fault === 'refuse') return void request.socket.resetAndDestroy();
        if (isBroken && fault !== 'refuse')
          return fault(request, response, (bytes) => sent.set(name, (sent.get(name) ?? 0) + bytes));
        response.setHeader('etag', '"1"').setHeader('x-wp-total', '1');
        json(answer());
      };
      ports.set(name, await serve(listener));
    }
    const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
    const { query } = await createTestGateway({
      identity: AGENT,
      upstreams: upstreams(
        { engineUrl: urlOf('engine'), apiUrl: urlOf('api'), gusApiUrl: urlOf('geo') },
        () => ({ fetch: async () => new Response('{}') }),
      ),
      blogUrl: urlOf('blog'),
      fonts: { url: urlOf('fonts'), apiKey: 'key' },
      oldEngineUrl: urlOf('old-engine'),
    });

    const received = await Promise.all(
      SERVICES.map(async ({ name, query: text }) => {
        const begun = performance.now();
        const { errors } = await query(text);
        return { name, errors, ms: performance.now() - begun };
      }),
    );

    for (const { name, errors, ms } of received) {
      expect([name, errors?.[0]?.extensions.code, errors?.[0]?.extensions.upstream]).toEqual([
        name,
        'UPSTREAM_FAILED',
        name,
      ]);
      expect(JSON.stringify(errors)).not.toMatch(/secret|srv|127\.0\.0\.1|ECONN/);
      expect([name, ms < TIME_LIMIT_MS + 1_500, isSlow ? ms > TIME_LIMIT_MS - 100 : true]).toEqual([
        name,
        true,
        true,
      ]);
      if (limitBytes) expect([name, (sent.get(name) ?? 0) < limitBytes]).toEqual([name, true]);
    }

    isBroken = false;
    for (const { name, query: text, data } of SERVICES)
      expect([name, (await query(text)).data]).toEqual([name, data]);
  },
);
