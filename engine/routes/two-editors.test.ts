import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergePages } from '#domain/page/merge-pages.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page } from '#domain/page/page.ts';
import { addSpaces } from '../testing/fixtures.ts';
import { type Answer, createTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { STORE_KINDS } from '../testing/test-store.ts';

const PAGE = 'space/edmonton/app/website/admin/page/about';
const TRIALS = 100;

const revisionOf = ({ headers }: Answer) => Number(headers.get('etag')?.replaceAll('"', ''));
const withWords = (page: Page, at: number, words: string): Page => ({
  ...page,
  straps: page.straps.map((strap, index) => (index === at ? { ...strap, state: { words } } : strap)),
});

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  test(`of two editors who save the same revision exactly one gets through, and merging loses no field, ${TRIALS} times`, {
    timeout: 120_000,
  }, async () => {
    const put = (token: string, body: Page, revision?: number) =>
      engine.call(PAGE, { method: 'PUT', token, body, revision });
    const straps = ['one', 'two'].map((id, order) => ({ ...newStrap({ order }), id }));
    let live = await put('agent', newPage({ slug: 'about', straps }));

    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [base, revision] = [live.body as Page, revisionOf(live)];
      const editors = ['agent', 'second'].map((token, at) => ({
        token,
        page: withWords(base, at, `${token} ${trial}`),
      }));

      const answers = await Promise.all(
        editors.map(async ({ token, page }) => {
          await wait(Math.random() * 4);
          return put(token, page, revision);
        }),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);

      const late = editors[answers.findIndex(({ status }) => status === 412)];
      const winner = answers.find(({ status }) => status === 200);
      if (!late || !winner) throw new Error('One of them saved and one did not');
      const merged = mergePages({ base, mine: late.page, theirs: winner.body });
      expect(merged.open).toEqual([]);
      live = await put(late.token, merged.page, revisionOf(winner));

      expect(live.body.straps.map(({ state }: Page['straps'][number]) => state.words)).toEqual([
        `agent ${trial}`,
        `second ${trial}`,
      ]);
    }
  });
});
