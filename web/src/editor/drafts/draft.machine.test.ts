import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '../../data/read-site.ts';
import { testSiteAnswer } from '../../testing/test-site.ts';
import { AskError } from '../api.ts';
import { type PartDraft, savedPartsOf } from '../site-parts.ts';
import { type DraftOutcome, type DraftToKeep, draftMachine, type PageDraftOutcome } from './draft.machine.ts';
import type { PartOutcome, PartWrite } from './store-site-drafts.ts';

const named = (name: string) => newPage({ slug: 'about', name });
const outcome = (page: PageDraftOutcome | null, parts: PartOutcome[] = []): DraftOutcome => ({
  page,
  parts,
  error: null,
});
const saved = outcome({ kind: 'saved', revision: 'd1', savedAt: '2026-11-21T10:32:00Z' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeper(
  answer: (sent: DraftToKeep) => Promise<DraftOutcome> = async () => saved,
  onForget: (slug: string) => void = () => {},
) {
  const sent: DraftToKeep[] = [];
  const discarded: unknown[] = [];
  const here: string[] = [];
  const actor = createActor(
    draftMachine.provide({
      actors: {
        saveDraft: fromPromise(({ input }) => {
          sent.push(input);
          return answer(input);
        }),
        discardDraft: fromPromise(async ({ input }) => void discarded.push([input.revision, input.parts])),
      },
      actions: {
        keepHere: ({ context }) => void here.push(`keep ${context.page?.name}`),
        forgetHere: ({ context }) => {
          here.push('forget');
          onForget(context.slug);
        },
      },
    }),
  ).start();
  actor.send({
    type: 'begin',
    slug: 'about',
    page: named('live'),
    baseRevision: '4',
    revision: null,
    savedAt: null,
  });

  return {
    actor,
    sent,
    discarded,
    here,
    change: (name: string) => actor.send({ type: 'page.change', page: named(name) }),
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    is: (state: string) => actor.getSnapshot().matches(state as 'idle'),
    context: () => actor.getSnapshot().context,
  };
}

test('a change is saved as a draft one and a half seconds after the last one, from its own revision on', async () => {
  const it = keeper();
  it.change('a');
  await it.passes(1000);
  it.change('ab');
  await it.passes(1499);
  expect(it.sent).toEqual([]);
  await it.passes(1);

  expect(it.sent).toEqual([
    { slug: 'about', page: named('ab'), baseRevision: '4', revision: null, parts: [] },
  ]);
  expect(it.is('idle')).toBe(true);
  expect(it.context()).toMatchObject({ revision: 'd1', savedAt: '2026-11-21T10:32:00Z', failure: null });

  it.change('abc');
  await it.passes(1500);
  expect(it.sent[1]).toMatchObject({ revision: 'd1' });
});

test('changes that do not stop are saved after ten seconds, one save at a time', async () => {
  const answers: ((outcome: DraftOutcome) => void)[] = [];
  const it = keeper(() => new Promise((resolve) => answers.push(resolve)));
  for (let second = 0; second <= 11; second += 1) {
    it.change(`typed ${second}`);
    await it.passes(1000);
  }

  expect(it.sent.map(({ page }) => page?.name)).toEqual(['typed 9']);
  answers[0]?.(saved);
  await it.passes(1500);
  expect(it.sent.map(({ page }) => page?.name)).toEqual(['typed 9', 'typed 11']);
});

test('what is not changed is not saved', async () => {
  const it = keeper();
  it.change('live');
  await it.passes(20_000);

  expect(it.sent).toEqual([]);
});

test('without a connection the draft is kept on this device and tried again, at once when asked', async () => {
  let isOffline = true;
  const it = keeper(async () => {
    if (isOffline) throw new AskError('offline', 'no connection');
    return saved;
  });
  it.change('a');
  await it.passes(1500);

  expect(it.context().failure).toEqual({ kind: 'offline', words: 'no connection' });
  expect(it.here).toEqual(['keep a']);
  await it.passes(15_000);
  expect(it.sent).toHaveLength(2);

  isOffline = false;
  it.actor.send({ type: 'retry' });
  await it.passes(0);
  expect(it.context()).toMatchObject({ failure: null, revision: 'd1' });
  expect(it.here.at(-1)).toBe('forget');
});

test('a session that ended is told apart from a connection that is gone', async () => {
  const it = keeper(() => Promise.reject(new AskError('signedOut', 'signed out')));
  it.change('a');
  await it.passes(1500);

  expect(it.context().failure?.kind).toBe('signedOut');
});

test('a draft somebody else writes stays theirs, with their name, until it ends', async () => {
  let isTheirs = true;
  const it = keeper(async ({ revision }) => {
    if (!isTheirs) return saved;
    return outcome(
      revision === null && it.sent.length > 1
        ? { kind: 'refused', message: 'A revision is needed' }
        : { kind: 'conflict', savedBy: 'Ada' },
    );
  });
  it.change('a');
  await it.passes(1500);
  expect(it.context()).toMatchObject({ revision: null, failure: { kind: 'conflict', words: 'Ada' } });
  await it.passes(15_000);
  expect(it.context().failure).toEqual({ kind: 'conflict', words: 'Ada' });

  isTheirs = false;
  await it.passes(15_000);
  expect(it.context()).toMatchObject({ revision: 'd1', failure: null });
});

test('while the live page is saved nothing is sent; afterwards the draft begins anew', async () => {
  const answers: ((outcome: DraftOutcome) => void)[] = [];
  const it = keeper(() => new Promise((resolve) => answers.push(resolve)));
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'hold' });
  expect(it.is('saving')).toBe(true);
  answers[0]?.(saved);
  await it.passes(0);
  expect(it.is('held')).toBe(true);

  it.change('ab');
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);
  it.actor.send({ type: 'live.saved', slug: 'about', page: named('a'), revision: '5' });
  it.actor.send({ type: 'release' });
  await it.passes(1500);
  expect(it.sent[1]).toMatchObject({ page: { name: 'ab' }, baseRevision: '5', revision: null });
});

test('what the live page was saved with is not offered again from this device, not even under its old address', async () => {
  const slugs: string[] = [];
  const it = keeper(
    () => Promise.reject(new AskError('offline', 'no connection')),
    (slug) => slugs.push(slug),
  );
  it.change('a');
  await it.passes(1500);
  expect(it.here).toEqual(['keep a']);

  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'live.saved', slug: 'renamed', page: named('a'), revision: '5' });

  expect(it.here.at(-1)).toBe('forget');
  expect(slugs).toEqual(['about']);
});

test('a discarded draft leaves the store and this device', async () => {
  const it = keeper();
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'discard' });
  expect(it.discarded).toEqual([]);

  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'discard' });
  await it.passes(0);

  expect(it.discarded).toEqual([['d1', {}]]);
  expect(it.is('off')).toBe(true);
  it.change('b');
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);
});

const { header: live } = savedPartsOf(readSite(testSiteAnswer(), 'http://localhost'));
const headerNamed = (name: string): PartDraft<'header'> => ({
  value: { ...live.value, name },
  base: live.value,
  baseRevision: live.revision,
});
const headerSaved = (revision: string): PartOutcome => ({
  part: 'header',
  kind: 'saved',
  revision,
  savedAt: '2026-11-21T10:40:00Z',
});
const write = (draft: PartDraft<'header'> | null, more: Partial<PartWrite> = {}) => ({
  part: 'header',
  draft,
  revision: null,
  tried: null,
  ...more,
});

test('a changed header is kept without the page, goes on from its own revision, and ends when it is as it was', async () => {
  const it = keeper(async ({ parts }) =>
    outcome(null, [parts[0]?.draft ? headerSaved('h1') : { part: 'header', kind: 'discarded' }]),
  );
  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('one') } });
  await it.passes(1500);
  expect(it.sent).toMatchObject([{ page: null, parts: [write(headerNamed('one'))] }]);
  expect(it.context()).toMatchObject({ partRevisions: { header: 'h1' }, savedAt: '2026-11-21T10:40:00Z' });

  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('two') } });
  await it.passes(1500);
  expect(it.sent[1]?.parts).toEqual([
    write(headerNamed('two'), { revision: 'h1', tried: headerNamed('one') }),
  ]);

  it.actor.send({ type: 'parts.change', parts: {} });
  await it.passes(1500);
  expect(it.sent[2]?.parts).toMatchObject([{ draft: null, revision: 'h1' }]);
  expect(it.context()).toMatchObject({ keptParts: {}, partRevisions: {} });
  await it.passes(20_000);
  expect(it.sent).toHaveLength(3);
});

test('what went through is not sent again when the rest could not be kept', async () => {
  const it = keeper(async ({ page }) => ({
    page: null,
    parts: it.sent.length === 1 ? [headerSaved('h1')] : [],
    error: page ? new AskError('signedOut', 'signed out') : null,
  }));
  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('one') } });
  it.change('a');
  await it.passes(1500);
  expect(it.context()).toMatchObject({ failure: { kind: 'signedOut' }, partRevisions: { header: 'h1' } });

  it.actor.send({ type: 'retry' });
  await it.passes(0);
  expect(it.sent[1]).toMatchObject({ page: { name: 'a' }, parts: [] });
});

test('a header that another window changes too is told, and the page is kept all the same', async () => {
  const it = keeper(async () => ({ ...saved, parts: [{ part: 'header', kind: 'conflict' }] }));
  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('mine') } });
  it.change('a');
  await it.passes(1500);

  expect(it.context()).toMatchObject({
    revision: 'd1',
    kept: { name: 'a' },
    failure: { kind: 'otherWindow', words: 'header' },
  });
  expect(it.here).toEqual(['keep a']);
});

test('saving the header ends its draft, Undo Changes all of them', async () => {
  const it = keeper(async ({ parts }) => ({ ...saved, parts: parts.map(() => headerSaved('h1')) }));
  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('one') } });
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'parts.saved', parts: ['header'] });
  it.actor.send({ type: 'parts.change', parts: {} });
  it.actor.send({ type: 'release' });
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);

  it.actor.send({ type: 'parts.change', parts: { header: headerNamed('two') } });
  await it.passes(1500);
  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'discard' });
  await it.passes(0);
  expect(it.discarded).toEqual([['d1', { header: 'h1' }]]);
});
