import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, setup } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { ApiError } from '../api/api-error.ts';
import { type PartDraft, type PartDrafts, savedPartsOf } from '../editing/site-parts.ts';
import { type DraftOutcome, type DraftToSave, draftMachine, type PageDraftOutcome } from './draft.machine.ts';
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

function drafting(
  respond: (sent: DraftToSave) => Promise<DraftOutcome> = async () => saved,
  onForget: (slug: string) => void = () => {},
) {
  const sent: DraftToSave[] = [];
  const discarded: unknown[] = [];
  const here: string[] = [];
  const reports: string[] = [];
  const drafts = draftMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) => {
        sent.push(input);
        return respond(input);
      }),
      discardDraft: fromPromise(async ({ input }) => void discarded.push([input.revision, input.parts])),
    },
    actions: {
      copyToDevice: ({ context }) => void here.push(`copy ${context.page?.name}`),
      removeFromDevice: ({ context }) => {
        here.push('forget');
        onForget(context.slug);
      },
    },
  });
  // The drafts report to the machine whose child they are.
  const parent = createActor(
    setup({ actors: { drafts } }).createMachine({
      invoke: { id: 'drafts', src: 'drafts' },
      on: { '*': { actions: ({ event }) => void reports.push(event.type) } },
    }),
  ).start();
  const actor = parent.getSnapshot().children.drafts as ActorRefFrom<typeof draftMachine>;
  actor.send({
    type: 'begin',
    slug: 'about',
    page: named('live'),
    baseRevision: '4',
    revision: null,
    savedAt: null,
    parts: { wanted: {}, stored: {}, revisions: {} },
  });

  let page = named('live');
  let parts: PartDrafts = {};
  const change = () => actor.send({ type: 'change', page, parts });

  return {
    actor,
    reports,
    sent,
    discarded,
    here,
    change: (name: string) => {
      page = named(name);
      change();
    },
    changeParts: (drafts: PartDrafts) => {
      parts = drafts;
      change();
    },
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    is: (state: string) => actor.getSnapshot().matches(state as 'idle'),
    context: () => actor.getSnapshot().context,
  };
}

test('changes are saved as a draft 1.5 seconds after the last one, with the draft’s latest revision', async () => {
  const it = drafting();
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

test('continuous changes are saved after ten seconds, one save at a time', async () => {
  const responses: ((outcome: DraftOutcome) => void)[] = [];
  const it = drafting(() => new Promise((resolve) => responses.push(resolve)));
  for (let second = 0; second <= 11; second += 1) {
    it.change(`typed ${second}`);
    await it.passes(1000);
  }

  expect(it.sent.map(({ page }) => page?.name)).toEqual(['typed 9']);
  responses[0]?.(saved);
  await it.passes(1500);
  expect(it.sent.map(({ page }) => page?.name)).toEqual(['typed 9', 'typed 11']);
});

test('unchanged parts are not saved', async () => {
  const it = drafting();
  it.change('live');
  await it.passes(20_000);

  expect(it.sent).toEqual([]);
});

test('without a connection the draft is stored on this device and retried, immediately on request', async () => {
  let isOffline = true;
  const it = drafting(async () => {
    if (isOffline) throw new ApiError('offline', 'no connection');
    return saved;
  });
  it.change('a');
  await it.passes(1500);

  expect(it.context().failure).toEqual({ kind: 'offline', message: 'no connection' });
  expect(it.here).toEqual(['copy a']);
  await it.passes(15_000);
  expect(it.sent).toHaveLength(2);

  isOffline = false;
  it.actor.send({ type: 'retry' });
  await it.passes(0);
  expect(it.context()).toMatchObject({ failure: null, revision: 'd1' });
  expect(it.here.at(-1)).toBe('forget');
});

test('after the session ended drafts are not retried until the agent returns', async () => {
  const it = drafting(() => Promise.reject(new ApiError('signedOut', 'signed out')));
  it.change('a');
  await it.passes(1500);

  expect(it.context().failure?.kind).toBe('signedOut');
  await it.passes(60_000);
  expect(it.sent).toHaveLength(1);
  it.actor.send({ type: 'retry' });
  expect(it.sent).toHaveLength(2);
});

test('a draft that somebody else writes is not overwritten, and the failure names them until it ends', async () => {
  let isTheirs = true;
  const it = drafting(async ({ revision }) => {
    if (!isTheirs) return saved;
    return outcome(
      revision === null && it.sent.length > 1
        ? { kind: 'rejected', message: 'A revision is needed' }
        : { kind: 'conflict', savedBy: 'Ada' },
    );
  });
  it.change('a');
  await it.passes(1500);
  expect(it.context()).toMatchObject({ revision: null, failure: { kind: 'conflict', message: 'Ada' } });
  await it.passes(15_000);
  expect(it.context().failure).toEqual({ kind: 'conflict', message: 'Ada' });

  isTheirs = false;
  await it.passes(15_000);
  expect(it.context()).toMatchObject({ revision: 'd1', failure: null });
});

test('drafts are paused while the live page is saved, and restart from it', async () => {
  const responses: ((outcome: DraftOutcome) => void)[] = [];
  const it = drafting(() => new Promise((resolve) => responses.push(resolve)));
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'hold' });
  expect(it.is('saving')).toBe(true);
  responses[0]?.(saved);
  await it.passes(0);
  expect(it.is('held')).toBe(true);

  it.change('ab');
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);
  it.actor.send({ type: 'live.saved', base: { slug: 'about', page: named('a'), revision: '5' } });
  it.actor.send({ type: 'release' });
  await it.passes(1500);
  expect(it.sent[1]).toMatchObject({ page: { name: 'ab' }, baseRevision: '5', revision: null });
});

test('changes that the live page was saved with are not offered from this device, nor under the old slug', async () => {
  const slugs: string[] = [];
  const it = drafting(
    () => Promise.reject(new ApiError('offline', 'no connection')),
    (slug) => slugs.push(slug),
  );
  it.change('a');
  await it.passes(1500);
  expect(it.here).toEqual(['copy a']);

  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'live.saved', base: { slug: 'renamed', page: named('a'), revision: '5' } });

  expect(it.here.at(-1)).toBe('forget');
  expect(slugs).toEqual(['about']);
});

const live5 = { slug: 'about', page: named('live'), revision: '5' };

test('discarding removes the draft from the store and this device, and the next change creates another', async () => {
  const it = drafting();
  it.change('a');
  await it.passes(1500);

  it.actor.send({ type: 'discard', base: live5 });
  it.change('b');
  await it.passes(0);

  expect(it.discarded).toEqual([['d1', {}]]);
  await it.passes(1500);
  expect(it.sent[1]).toMatchObject({ page: { name: 'b' }, baseRevision: '5', revision: null });
});

test('discarding during a save takes effect after it, with the new revision', async () => {
  const responses: ((outcome: DraftOutcome) => void)[] = [];
  const it = drafting(() => new Promise((resolve) => responses.push(resolve)));
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'discard', base: live5 });
  expect(it.discarded).toEqual([]);
  expect(it.here).toEqual(['copy a', 'forget']);
  it.actor.send({ type: 'hide' });
  expect(it.here).toEqual(['copy a', 'forget']);

  responses[0]?.(saved);
  await it.passes(0);
  expect(it.discarded).toEqual([['d1', {}]]);
  expect(it.is('idle')).toBe(true);
});

test('finishing sends nothing and deletes the drafts', async () => {
  const it = drafting();
  it.change('a');
  await it.passes(1500);

  it.actor.send({ type: 'finish' });
  await it.passes(0);
  expect(it.discarded).toEqual([['d1', {}]]);
  expect(it.is('off')).toBe(true);
  it.change('b');
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);

  const without = drafting();
  without.actor.send({ type: 'finish' });
  expect([without.is('off'), without.discarded]).toEqual([true, []]);
});

test('a newer live page becomes the draft’s base once earlier changes are stored', async () => {
  const it = drafting();
  it.change('mine');
  it.actor.send({ type: 'rebase', base: live5 });
  await it.passes(0);
  expect(it.sent).toMatchObject([{ page: { name: 'mine' }, baseRevision: '4' }]);
  expect(it.is('idle')).toBe(true);

  it.change('anew');
  await it.passes(1500);
  expect(it.sent[1]).toMatchObject({ page: { name: 'anew' }, baseRevision: '5', revision: 'd1' });
});

test('the machine reports when the last change is stored, when storing fails, and when no request is in flight', async () => {
  let isOffline = false;
  const it = drafting(async () => {
    if (isOffline) throw new ApiError('offline', 'no connection');
    return saved;
  });
  it.change('a');
  it.reports.length = 0;
  it.actor.send({ type: 'flush' });
  await it.passes(0);
  it.actor.send({ type: 'flush' });
  expect(it.reports).toEqual(['drafts.stored', 'drafts.stored']);

  isOffline = true;
  it.change('ab');
  it.actor.send({ type: 'flush' });
  await it.passes(0);
  it.actor.send({ type: 'hold' });
  expect(it.reports.slice(2)).toEqual(['drafts.failed', 'drafts.held']);
});

test('closing the window stores unsaved changes on this device', async () => {
  const it = drafting();
  it.change('a');
  it.actor.send({ type: 'hide' });
  expect(it.here).toEqual(['copy a']);
});

const { header: live } = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
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

test('a changed header is stored without the page, with its own revision, and deleted when it is reverted', async () => {
  const it = drafting(async ({ parts }) =>
    outcome(null, [parts[0]?.draft ? headerSaved('h1') : { part: 'header', kind: 'discarded' }]),
  );
  it.changeParts({ header: headerNamed('one') });
  await it.passes(1500);
  expect(it.sent).toMatchObject([{ page: null, parts: [write(headerNamed('one'))] }]);
  expect(it.context()).toMatchObject({ partRevisions: { header: 'h1' }, savedAt: '2026-11-21T10:40:00Z' });

  it.changeParts({ header: headerNamed('two') });
  await it.passes(1500);
  expect(it.sent[1]?.parts).toEqual([
    write(headerNamed('two'), { revision: 'h1', tried: headerNamed('one') }),
  ]);

  it.changeParts({});
  await it.passes(1500);
  expect(it.sent[2]?.parts).toMatchObject([{ draft: null, revision: 'h1' }]);
  expect(it.context()).toMatchObject({ storedParts: {}, partRevisions: {} });
  await it.passes(20_000);
  expect(it.sent).toHaveLength(3);
});

test('stored drafts are not sent again when others failed', async () => {
  const it = drafting(async ({ page }) => ({
    page: null,
    parts: it.sent.length === 1 ? [headerSaved('h1')] : [],
    error: page ? new ApiError('signedOut', 'signed out') : null,
  }));
  it.changeParts({ header: headerNamed('one') });
  it.change('a');
  await it.passes(1500);
  expect(it.context()).toMatchObject({ failure: { kind: 'signedOut' }, partRevisions: { header: 'h1' } });

  it.actor.send({ type: 'retry' });
  await it.passes(0);
  expect(it.sent[1]).toMatchObject({ page: { name: 'a' }, parts: [] });
});

test('a header that another window changes too is reported, and the page is stored nevertheless', async () => {
  const it = drafting(async () => ({ ...saved, parts: [{ part: 'header', kind: 'conflict' }] }));
  it.changeParts({ header: headerNamed('mine') });
  it.change('a');
  await it.passes(1500);

  expect(it.context()).toMatchObject({
    revision: 'd1',
    stored: { name: 'a' },
    failure: { kind: 'otherWindow', message: 'header' },
  });
  expect(it.here).toEqual(['copy a']);
});

test('saving the header deletes its draft, Undo Changes deletes all drafts', async () => {
  const it = drafting(async ({ parts }) => ({ ...saved, parts: parts.map(() => headerSaved('h1')) }));
  it.changeParts({ header: headerNamed('one') });
  it.change('a');
  await it.passes(1500);
  it.actor.send({ type: 'hold' });
  it.actor.send({ type: 'parts.saved', parts: ['header'] });
  it.changeParts({});
  it.actor.send({ type: 'release' });
  await it.passes(20_000);
  expect(it.sent).toHaveLength(1);

  it.changeParts({ header: headerNamed('two') });
  await it.passes(1500);
  it.actor.send({ type: 'discard', base: live5 });
  await it.passes(0);
  expect(it.discarded).toEqual([['d1', { header: 'h1' }]]);
});
