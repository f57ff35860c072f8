import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergePages } from '#domain/page/merge-pages.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page } from '#domain/page/page.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import { type EngineResponse, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const PAGE = 'space/edmonton/app/website/admin/page/about';
const TRIALS = 100;
/** About as long as a save takes, so that saves overlap in every way. */
const LATEST_MS = 5;

const revisionOf = ({ headers }: EngineResponse) => Number(headers.get('etag')?.replaceAll('"', ''));
const withText = (page: Page, at: number, text: string): Page => ({
  ...page,
  straps: page.straps.map((strap, index) => (index === at ? { ...strap, state: { words: text } } : strap)),
});
const textOf = ({ body }: EngineResponse) =>
  body.straps.map(({ state }: Page['straps'][number]) => state.words);

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  const put = (token: string, body: Page, revision?: number) =>
    engine.call(PAGE, { method: 'PUT', token, body, revision });

  /** Both save over the same revision within 5 ms: returns who was late, and what is live. */
  async function race(editors: readonly { token: string; page: Page }[], revision: number) {
    const responses = await Promise.all(
      editors.map(async ({ token, page }) => {
        await wait(Math.random() * LATEST_MS);
        return put(token, page, revision);
      }),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);

    const late = editors[responses.findIndex(({ status }) => status === 412)];
    const winner = responses.find(({ status }) => status === 200);
    if (!late || !winner) throw new Error('One of them saved and one did not');
    return { late, winner };
  }

  test(`of two editors who save the same revision exactly one succeeds, and merging loses no field, ${TRIALS} times`, {
    timeout: 120_000,
  }, async () => {
    const straps = ['one', 'two'].map((id, order) => ({ ...newStrap({ order }), id }));
    let live = await put('agent', newPage({ slug: 'about', straps }));

    for (let trial = 0; trial < TRIALS; trial += 1) {
      const base = live.body as Page;
      const editors = ['agent', 'second'].map((token, at) => ({
        token,
        page: withText(base, at, `${token} ${trial}`),
      }));

      const { late, winner } = await race(editors, revisionOf(live));
      const merged = mergePages({ base, mine: late.page, theirs: winner.body });
      expect(merged.open).toEqual([]);
      live = await put(late.token, merged.page, revisionOf(winner));

      expect(textOf(live)).toEqual([`agent ${trial}`, `second ${trial}`]);
    }
  });

  test(`of two editors of the same strap the late one has to choose, and the choice is live, ${TRIALS} times`, {
    timeout: 120_000,
  }, async () => {
    const before = await engine.call(PAGE, { token: 'agent' });
    let live = await put(
      'agent',
      newPage({ slug: 'about', straps: [{ ...newStrap(), id: 'one' }] }),
      revisionOf(before),
    );

    for (let trial = 0; trial < TRIALS; trial += 1) {
      const base = live.body as Page;
      const editors = ['agent', 'second'].map((token) => ({
        token,
        page: withText(base, 0, `${token} ${trial}`),
      }));

      const { late, winner } = await race(editors, revisionOf(live));
      const { open } = mergePages({ base, mine: late.page, theirs: winner.body });
      expect(open).toMatchObject([{ kind: 'strap', id: 'one' }]);
      const chosen = trial % 2 === 0 ? 'mine' : 'theirs';
      const merged = mergePages({ base, mine: late.page, theirs: winner.body }, { one: chosen });
      live = await put(late.token, merged.page, revisionOf(winner));

      const [early] = editors.filter(({ token }) => token !== late.token);
      expect(textOf(live)).toEqual([`${chosen === 'mine' ? late.token : early?.token} ${trial}`]);
    }
  });
});
