import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A stand-in of the website engine that pages are migrated from: the calls of docs/rest-calls.md, with a small website. */

/** How it can fail: with a status, without a response, with something else than JSON, with 50 MB. */
export const OLD_ENGINE_FAILURES = ['500', '503', 'hang', 'garbage', 'huge'] as const;
export type OldEngineFailure = (typeof OLD_ENGINE_FAILURES)[number];

export type OldEngine = {
  url: string;
  /** The requested paths, in order. */
  calls: string[];
  /** Every call fails this way until it is set to null; `page` restricts it to the content of one page. */
  fail: { how: OldEngineFailure; page?: string } | null;
  close(): Promise<void>;
};

const text = (html: string, size: string) => ({
  id: 'strap-text-1',
  name: 'strap-text',
  order: 0,
  state: { title: { html, size }, text: { html: '<p>Brought along.</p>' } },
  config: {},
});
const listed = (ID: number, KIND: string, TITLE: string, more: object = {}) => ({
  ID,
  KIND,
  TITLE,
  NAME_ID: `PAGE_${ID}`,
  CUSTOM_PATH: `/${TITLE.toLowerCase().replaceAll(' ', '-')}`,
  ...more,
});
const PAGES = [
  listed(1, 'phoenix2', 'Old home', { NAME_ID: 'INDEX_HOME' }),
  listed(2, 'phoenix2', 'Sell with us', { CUSTOM_PATH: '/sell/with-us.html' }),
  listed(3, 'phoenix2', 'Broken page'),
  listed(4, 'engine', 'Listing engine'),
  listed(5, 'stock', 'Stock page'),
  listed(6, 'cms', 'Cms page'),
  listed(7, 'phoenix1', 'Oldest page'),
];
const CONTENT: Readonly<Record<string, object>> = {
  1: { straps: [text('Home as it was', 'h2')] },
  2: {
    straps: [text('Sell as before', 'h2'), { ...text('', 'h2'), id: 'w', name: 'strap-weather', order: 1 }],
  },
  3: { straps: [text('Wrong', 'h7')] },
};
const WEBSITE = {
  config: {
    display: { siteName: 'Harbour Realty', logoUrl: '/_files/demo/old-logo.svg' },
    office: { phone: '902 555 0100', city: 'Halifax' },
    header: { name: 'header-basic', nav: [{ label: 'Sell as before', href: '/sell-with-us' }], state: {} },
  },
};

/** The theme is a whole document of its own: the caller brings one, or none is sent. */
export async function startOldEngine({
  port = 0,
  website = {},
}: {
  port?: number;
  website?: object;
} = {}): Promise<OldEngine> {
  const calls: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    calls.push(url);
    const [, call = '', , id = ''] = url.split('/');
    const { how, page } = engine.fail ?? {};
    if (how && (page === undefined || (call === 'getPage' && id === page))) {
      if (how === '500' || how === '503') return void response.writeHead(Number(how)).end('{}');
      if (how === 'hang') return void (await wait(60_000, undefined, { ref: false }));
      if (how === 'garbage') return void response.end('<!doctype html><title>Bad gateway</title>');
      return void response.end(JSON.stringify({ pages: 'x'.repeat(50 * 1024 * 1024) }));
    }

    const found = PAGES.find(({ ID }) => String(ID) === id);
    const result =
      call === 'getPages'
        ? { pages: PAGES }
        : call === 'getWebsite'
          ? { website: { ...WEBSITE, ...website } }
          : call === 'getPage' && found
            ? { ...found, PAGE: CONTENT[id] ?? { straps: [] } }
            : null;
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const engine: OldEngine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  return engine;
}
