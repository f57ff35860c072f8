import { expect, test } from 'vitest';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import type { Execute } from '../data/document.ts';
import { Failure, testExecute, testPage } from '../testing/test-execute.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { handle } from './entry-server.tsx';

const VISITOR = { canEdit: false, agent: null };
const AGENT = {
  canEdit: true,
  agent: { uid: 'u-1', displayName: 'Ada', email: null, expiresAt: '2100-01-01T00:00:00Z' },
};
const text = (html: string) => ({ name: 'strap-text', state: { title: { html, size: 'h2' } } });
const BEFORE = text('Stands before');
const AFTER = text('Stands after');

type Straps = Parameters<typeof testPage>[0];

/** The document of a stored page for a visitor and an agent; queries of straps fail. */
async function draw(straps: Straps, changes: Record<string, unknown> = {}, viewer: object = VISITOR) {
  const known = testExecute({
    Site: () => ({ ...testSiteResponse(), viewer }),
    PageBySlug: () => testPage([BEFORE, ...straps, AFTER], changes),
  });
  const execute: Execute = (document, variables) =>
    /^query (Site|PageBySlug|ListingSource)\b/.test(document)
      ? known(document, variables)
      : Promise.resolve({ data: null, failures: new Failure('UPSTREAM_FAILED').failures });
  const response = await handle(new Request('http://localhost:3000/about'), {
    execute,
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    manifest: null,
    report: () => undefined,
  });

  return { status: response.status, body: await response.text() };
}

const CONTENT = /<h2[^>]*>Stands before[\s\S]*<h2[^>]*>Stands after[\s\S]*<\/main>/;
const WHOLE = new RegExp(`${CONTENT.source}[\\s\\S]*<footer`);
const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** Every strap and hero, each state member of an invalid type. */
async function spoiled(kind: 'strap' | 'hero', value: unknown): Promise<Straps> {
  const definitions = await Promise.all(strapNames(kind).map(loadStrap));

  return definitions.flatMap((definition) =>
    definition
      ? {
          name: definition.name,
          state: Object.fromEntries(Object.keys(definition.defaultState).map((member) => [member, value])),
        }
      : [],
  );
}

test.each([[null], [7], ['a text'], [[null, 7, 'a text']], [{ html: 7, href: [], imageUrl: {} }]])(
  'straps whose whole state is %j do not affect their neighbours or the site',
  async (value) => {
    const straps = await spoiled('strap', value);
    expect(straps.length).toBeGreaterThan(50);

    for (const viewer of [VISITOR, AGENT]) {
      const { status, body } = await draw(straps, {}, viewer);
      expect(status).toBe(200);
      // One of them is a full-screen map, which has no footer.
      expect(body).toMatch(CONTENT);
    }
  },
);

test.each([[null], [7], ['a text'], [[null]], [{}]])(
  'heroes whose whole state is %j do not affect the page',
  async (value) => {
    for (const hero of await spoiled('hero', value)) {
      const stored = { id: 'hero', order: 0, config: {}, ...hero };
      const { status, body } = await draw([], { hero: stored });
      expect([hero.name, status]).toEqual([hero.name, 200]);
      expect(body).toMatch(WHOLE);
    }
  },
);

test('5,000 stored straps, known and unknown, are rendered or skipped', async () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    index % 2 ? { name: 'strap-of-another-time', state: {} } : { name: 'strap-text', state: {} },
  );

  const { status, body } = await draw(many);

  expect(status).toBe(200);
  expect(body).toMatch(WHOLE);
  expect(body.match(/<section class="strap [^"]*strap-text/g)).toHaveLength(2502);
});

test('deeply nested state and keys of prototypes have no effect', async () => {
  const keys = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');

  const { status, body } = await draw([
    { name: 'strap-text', state: { title: nested(5000) } },
    { name: 'strap-text', state: keys },
    { name: '__proto__', state: {} },
    { name: 'constructor', state: {} },
  ]);

  expect(status).toBe(200);
  expect(body).toMatch(WHOLE);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test('10 MB of markup in one strap are rendered with the rest of the page', async () => {
  const html = encodeURIComponent(`<p>${'x'.repeat(10_000_000)}</p>`);

  const { status, body } = await draw([{ name: 'strap-html', state: { html: { html, display: 'block' } } }]);

  expect(status).toBe(200);
  expect(body).toMatch(WHOLE);
});
