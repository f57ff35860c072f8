import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '#gateway/testing/embedded-upstreams.ts';
import { AGENT } from '#gateway/testing/fixtures.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { readSite } from './src/data/read-site.ts';
import { SiteDocument } from './src/data/site.generated.ts';
import { ask } from './src/editor/api.ts';
import { editingMachine } from './src/editor/editing.machine.ts';
import { type SiteParts, savedPartsOf } from './src/editor/site-parts.ts';
import { loadPage, savePage } from './src/editor/store-page.ts';
import { saveParts } from './src/editor/store-parts.ts';

const ADMIN = '/space/edmonton/app/website/admin';

/** The editor's own calls, through a gateway, to an engine. */
let engine: TestEngine;
let requests: Request[];

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  for (const [path, body] of [
    ['componentConfig/Website', sampleWebsite('Ours')],
    ['header', sampleHeader('header-basic')],
    ['footer', sampleHeader('footer-basic')],
    ['page/about', newPage({ slug: 'about', name: 'About' })],
  ] as const)
    await engine.call(`${ADMIN.slice(1)}/${path}`, { method: 'PUT', token: 'agent', body });
});
beforeEach(() => {
  requests = [];
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    const identity = { ...AGENT, token: 'agent' };
    const gateway = await createTestGateway({ upstreams: embeddedUpstreams(engine), identity });
    const answer = await gateway.query(query, variables);
    requests.push(...gateway.calls.requests);
    return Response.json(answer);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  return engine.close();
});

async function startEditing() {
  const actor = createActor(
    editingMachine.provide({
      actors: {
        savePage: fromPromise(({ input }) => savePage({ ...input, draftRevision: null })),
        saveParts: fromPromise(({ input }) => saveParts(input)),
      },
    }),
  ).start();
  actor.send({ type: 'page.open', saved: await loadPage({ slug: 'about' }) });
  actor.send({
    type: 'site.open',
    site: savedPartsOf(readSite(await ask(SiteDocument, {}), 'http://localhost')),
  });
  actor.send({ type: 'start' });
  const { draft, parts } = actor.getSnapshot().context;
  if (!draft || !parts) throw new Error('Editing has not started');

  return {
    draft,
    parts,
    change: <P extends keyof SiteParts>(part: P, value: SiteParts[P]) =>
      actor.send({ type: 'part.change', part, value } as Parameters<typeof actor.send>[0]),
    send: actor.send,
    save: async () => {
      requests = [];
      actor.send({ type: 'save' });
      await waitFor(actor, (snapshot) => snapshot.matches('clean'));
      return requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    },
  };
}

test('Save Changes puts the changed page, header, footer and website, each once and with its revision [R4.007]', async () => {
  const { draft, parts, change, send, save } = await startEditing();
  send({ type: 'page.change', page: { ...draft, name: 'About us' } });
  change('header', { ...parts.header, state: { text: 'Ours' } });
  change('footer', { ...parts.footer, state: { text: 'Ours' } });
  change('website', { ...parts.website, migrations: { done: true } });

  expect(await save()).toEqual([
    `PUT ${ADMIN}/page/about`,
    `PUT ${ADMIN}/header`,
    `PUT ${ADMIN}/footer`,
    `PUT ${ADMIN}/componentConfig/Website`,
  ]);
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(
    Array(4).fill(expect.stringMatching(/^"\d+"$/)),
  );

  const read = async (path: string) =>
    (await engine.call(`${ADMIN.slice(1)}/${path}`, { token: 'agent' })).body;
  expect((await read('page/about')).name).toBe('About us');
  expect((await read('header')).state).toEqual({ text: 'Ours' });
  expect((await read('componentConfig/Website')).migrations).toEqual({ done: true });
});

test('what was not changed is not written', async () => {
  const { parts, change, save } = await startEditing();
  change('footer', { ...parts.footer, state: { text: 'Another' } });

  expect(await save()).toEqual([`PUT ${ADMIN}/footer`]);
});
