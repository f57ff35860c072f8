import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, type EventFromLogic, fromPromise } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import type { Page } from '#domain/page/page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { ApiError } from '../api/api-error.ts';
import {
  type DraftOutcome,
  type DraftsToDiscard,
  type DraftToSave,
  draftMachine,
} from '../drafts/draft.machine.ts';
import { type FoundDrafts, NO_DRAFTS } from '../drafts/find-drafts.ts';
import type { PartsOutcome, PartsToSave } from '../saving/store-parts.ts';
import { type EditingNotification, editingMachine } from './editing.machine.ts';
import type { PageToSave, SavedPage, SaveOutcome } from './editing-context.ts';
import { savedPartsOf } from './site-parts.ts';

const named = (name: string): Page => newPage({ slug: 'about', name, hero: null });
const live: SavedPage = { page: named('live'), revision: '4' };
const newer: SavedPage = { page: named('newer'), revision: '9' };
const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const savedAt = '2026-11-21T10:32:00Z';
const drafted: FoundDrafts = {
  ...NO_DRAFTS,
  page: { page: named('drafted'), revision: 'd7', base: live, savedAt: null, savedBy: 'Ada' },
};

/** A store that takes everything. */
const storeAll = async ({ page, parts }: DraftToSave): Promise<DraftOutcome> => ({
  page: page && { kind: 'saved', revision: 'd1', savedAt },
  parts: parts.map(({ part, draft }) =>
    draft ? { part, kind: 'saved', revision: `${part}-1`, savedAt } : { part, kind: 'discarded' },
  ),
  error: null,
});
const saveAll = async ({ page }: PageToSave): Promise<SaveOutcome> => ({
  kind: 'saved',
  saved: { page, revision: '5' },
});
const savePartsAll = async (given: PartsToSave): Promise<PartsOutcome> => ({
  ...given,
  sent: given.parts,
  saved: { ...given.saved, header: { value: given.parts.header, revision: 'saved' } },
  clash: null,
  error: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Store = {
  found: FoundDrafts;
  save: typeof saveAll;
  storeDraft: typeof storeAll;
  version: SavedPage | null;
};

function open(store: Partial<Store> = {}) {
  const { found = NO_DRAFTS, save = saveAll, storeDraft = storeAll, version = null } = store;
  const drafts: DraftToSave[] = [];
  const discarded: DraftsToDiscard[] = [];
  const pages: PageToSave[] = [];
  const parts: PartsToSave[] = [];
  const news: EditingNotification[] = [];
  const actor = createActor(
    editingMachine.provide({
      actors: {
        drafts: draftMachine.provide({
          actors: {
            saveDraft: fromPromise(({ input }) => {
              drafts.push(input);
              return storeDraft(input);
            }),
            discardDraft: fromPromise(async ({ input }) => void discarded.push(input)),
          },
        }),
        findDrafts: fromPromise(async () => found),
        findVersion: fromPromise(async () => version),
        savePage: fromPromise(({ input }) => {
          pages.push(input);
          return save(input);
        }),
        saveParts: fromPromise(({ input }) => {
          parts.push(input);
          return savePartsAll(input);
        }),
        loadPage: fromPromise(async () => newer),
      },
    }),
  ).start();
  actor.on('*', (event) => void news.push(event));
  actor.send({ type: 'page.open', saved: live });
  actor.send({ type: 'site.open', site });
  const send = async (event: EventFromLogic<typeof editingMachine>) => {
    actor.send(event);
    await passes(0);
  };

  return {
    drafts,
    discarded,
    pages,
    parts,
    news,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    document: () => actor.getSnapshot().context.history?.present,
    page: () => actor.getSnapshot().context.history?.present.page,
    draft: () => (actor.getSnapshot().children.drafts as ActorRefFrom<typeof draftMachine>).getSnapshot(),
    change: (name: string, at?: number) => send({ type: 'page.change', page: named(name), at }),
  };
}

async function edit(store?: Partial<Store>) {
  const it = open(store);
  await it.send({ type: 'start' });

  return it;
}

test('a change is saved as a draft, and Save Changes deletes it with the page’s save', async () => {
  const it = await edit();
  expect(it.state()).toBe('clean');
  await it.change('changed');
  await passes(1500);
  const draft = { slug: 'about', page: named('changed'), baseRevision: '4', revision: null, parts: [] };
  expect(it.drafts).toEqual([draft]);

  await it.send({ type: 'save' });
  expect(it.pages).toEqual([{ page: named('changed'), slug: 'about', revision: '4', draftRevision: 'd1' }]);
  expect([it.state(), it.draft().value]).toEqual(['clean', 'idle']);
  expect(it.news).toEqual([
    { type: 'opened', continued: null },
    { type: 'stored' },
    { type: 'saved', mergedIn: null },
  ]);

  await it.change('changed again');
  await passes(1500);
  expect(it.drafts[1]).toEqual({ ...draft, page: named('changed again'), baseRevision: '5' });
});

test('Start Editing continues with a draft, and Undo Changes restores the live page and discards the draft', async () => {
  const it = await edit({ found: drafted });
  expect(it.state()).toBe('dirty');
  expect(it.news).toEqual([{ type: 'opened', continued: { page: drafted.page, parts: [] } }]);
  expect(it.page()).toEqual(named('drafted'));

  await it.send({ type: 'undo' });
  expect(it.state()).toBe('clean');
  expect(it.context()).toMatchObject({ history: { present: { page: live.page } }, continued: null });
  expect(it.discarded).toEqual([{ slug: 'about', revision: 'd7', parts: {} }]);
  expect(it.news.at(-1)).toEqual({ type: 'discarded' });

  await it.change('anew');
  await passes(1500);
  expect(it.drafts).toMatchObject([{ revision: null, baseRevision: '4' }]);
});

test('changes made while a draft is being discarded become the next draft', async () => {
  const it = await edit({ found: drafted });
  void it.send({ type: 'undo' });
  await it.change('at once');
  await passes(1500);

  expect(it.discarded).toHaveLength(1);
  expect(it.drafts).toMatchObject([{ page: named('at once'), revision: null }]);
});

test('finishing while the drafts are loading changes nothing', async () => {
  const it = open({ found: drafted });
  void it.send({ type: 'start' });
  await it.send({ type: 'finish' });
  await passes(20_000);

  expect([it.state(), it.draft().value]).toEqual(['viewing', 'off']);
  expect([it.drafts, it.discarded]).toEqual([[], []]);
});

test('finishing after undoing to the live page deletes the draft; leaving with changes retains it', async () => {
  const it = await edit();
  await it.change('changed');
  await passes(1500);
  await it.change('live');
  await it.send({ type: 'finish' });
  expect(it.state()).toBe('viewing');
  expect(it.discarded).toEqual([{ slug: 'about', revision: 'd1', parts: {} }]);

  await it.send({ type: 'start' });
  await it.change('left');
  await it.send({ type: 'draft.leave' });
  expect(it.state()).toBe('viewing');
  expect(it.drafts.at(-1)?.page).toEqual(named('left'));
  expect(it.news.at(-1)).toEqual({ type: 'left' });
  expect(it.discarded).toHaveLength(1);
});

test('editing continues when leaving cannot store the changes', async () => {
  const offline = new ApiError('offline', 'no connection');
  const it = await edit({ storeDraft: () => Promise.reject(offline) });
  await it.change('on a train');
  await it.send({ type: 'draft.leave' });

  expect(it.state()).toBe('dirty');
  expect(it.news.at(-1)).toEqual({ type: 'leaveFailed' });
  expect(it.draft().context.failure?.kind).toBe('offline');
});

test('leaving changes as a draft requires changes', async () => {
  const it = await edit();
  await it.send({ type: 'draft.leave' });

  expect(it.state()).toBe('clean');
});

test('a restored draft is dirty compared with the live page it began with', async () => {
  const base = { page: named('earlier'), revision: '0' };
  const it = await edit({ found: { ...drafted, page: drafted.page && { ...drafted.page, base } } });

  expect(it.state()).toBe('dirty');
  expect(it.context()).toMatchObject({ history: { present: { page: named('drafted') } }, snapshot: base });
});

test('a local copy is restored on the version it began with, and stored as a draft of it', async () => {
  const page = { page: named('on a train'), baseRevision: '3', storedAt: savedAt };
  const version = { page: named('three'), revision: '3' };
  const it = await edit({ found: { ...NO_DRAFTS, copy: { page, site: null } }, version });
  expect(it.state()).toBe('clean');

  await it.send({ type: 'copy.take' });
  await passes(1500);

  expect(it.state()).toBe('dirty');
  expect(it.context()).toMatchObject({
    history: { present: { page: named('on a train') } },
    snapshot: version,
    copy: null,
  });
  expect(it.drafts).toMatchObject([{ page: named('on a train'), baseRevision: '3' }]);
});

test('importing a page replaces the edited one, and starts editing if necessary', async () => {
  const it = open({ found: drafted });
  await it.send({ type: 'page.import', page: named('imported') });
  expect([it.state(), it.page()]).toEqual(['dirty', named('imported')]);

  await it.send({ type: 'page.import', page: named('live') });
  expect([it.state(), it.page()]).toEqual(['clean', named('live')]);
  await passes(1500);
  expect(it.drafts.map(({ page }) => page?.name)).toEqual(['live']);
});

test('a save that fails because the session ended retains the changes and the draft', async () => {
  const it = await edit({ save: () => Promise.reject(new ApiError('signedOut', 'signed out')) });
  await it.change('changed');
  await it.send({ type: 'save' });
  expect(it.state()).toBe('dirty');
  expect(it.context()).toMatchObject({ isSignedOut: true, history: { present: { page: named('changed') } } });
  expect(it.news.at(-1)).toEqual({ type: 'failed', message: 'signed out' });

  await passes(1500);
  expect(it.drafts).toHaveLength(1);
});

test('a save waits for the draft request in flight, and deletes that draft', async () => {
  const responses: (() => void)[] = [];
  const it = await edit({
    storeDraft: (draft) => new Promise((resolve) => responses.push(() => resolve(storeAll(draft)))),
  });
  await it.change('changed');
  await passes(1500);
  await it.send({ type: 'save' });
  expect([it.state(), it.pages]).toEqual(['holding', []]);

  responses[0]?.();
  await passes(0);
  expect(it.pages).toMatchObject([{ draftRevision: 'd1' }]);
  expect(it.state()).toBe('clean');
});

test('loading the newer version stores the replaced changes first, and rebases the drafts', async () => {
  const conflict = { revision: '9', savedBy: 'Ada', savedAt };
  const it = await edit({ save: async () => ({ kind: 'conflict', conflict }) });
  await it.change('mine');
  await it.send({ type: 'save' });
  await it.send({ type: 'conflict.load' });
  expect(it.state()).toBe('clean');
  expect(it.news.at(-1)).toEqual({ type: 'aside' });
  expect(it.drafts).toMatchObject([{ page: named('mine'), baseRevision: '4' }]);

  await it.change('after theirs');
  await passes(1500);
  expect(it.drafts[1]).toMatchObject({ page: named('after theirs'), baseRevision: '9', revision: 'd1' });
});

const { header } = site;
const headerNamed = (name: string) => ({ ...header.value, name });
const headerDraft = { value: headerNamed('mine'), base: header.value, baseRevision: header.revision };
const changeHeader = (name: string) =>
  ({ type: 'part.change', part: 'header', value: headerNamed(name) }) as const;

test('a changed header is saved as a separate draft, and Undo Changes discards the restored one', async () => {
  const it = await edit();
  await it.send(changeHeader('mine'));
  await it.send({ type: 'draft.leave' });
  expect(it.drafts).toMatchObject([
    { page: null, parts: [{ part: 'header', draft: headerDraft, revision: null }] },
  ]);

  const parts = { drafts: { header: headerDraft }, revisions: { header: 'header-1' }, savedAt };
  const again = await edit({ found: { ...NO_DRAFTS, parts } });
  expect(again.state()).toBe('dirty');
  expect(again.news).toEqual([{ type: 'opened', continued: { page: null, parts: ['header'] } }]);
  expect(again.document()?.parts.header.name).toBe('mine');
  await passes(20_000);
  expect(again.drafts).toEqual([]);

  await again.send({ type: 'undo' });
  expect(again.state()).toBe('clean');
  expect(again.document()?.parts.header).toEqual(header.value);
  expect(again.discarded).toEqual([{ slug: 'about', revision: null, parts: { header: 'header-1' } }]);
});

test('Save Changes of a header deletes its draft and not that of the page', async () => {
  const it = await edit();
  await it.change('changed');
  await passes(1500);
  await it.change('live');
  await it.send(changeHeader('mine'));
  await passes(1500);
  await it.send({ type: 'save' });

  expect(it.pages).toEqual([]);
  expect(it.parts).toMatchObject([{ drafts: { header: 'header-1' } }]);
  expect(it.state()).toBe('clean');
  expect(it.draft().context).toMatchObject({ revision: 'd1', partRevisions: {} });
  await it.change('changed again');
  await passes(1500);
  expect(it.drafts.at(-1)).toMatchObject({ revision: 'd1', parts: [] });
});

test('a local copy of a header is restored on any page', async () => {
  const copy = { page: null, site: { parts: { header: headerDraft }, storedAt: savedAt } };
  const it = await edit({ found: { ...NO_DRAFTS, copy } });
  await it.send({ type: 'copy.take' });
  await passes(1500);

  expect(it.state()).toBe('dirty');
  expect(it.document()?.parts.header.name).toBe('mine');
  expect(it.drafts).toMatchObject([{ parts: [{ draft: headerDraft }] }]);
});

test('undo and redo cover the page and the header, also after a save, and leave the document dirty', async () => {
  const it = await edit();
  await it.change('one');
  await it.send(changeHeader('mine'));
  await it.send({ type: 'save' });
  expect(it.state()).toBe('clean');

  await it.send({ type: 'step.back' });
  expect(it.document()).toMatchObject({ page: named('one'), parts: { header: header.value } });
  expect(it.state()).toBe('dirty');
  await it.send({ type: 'step.back' });
  expect(it.page()).toEqual(live.page);
  await it.send({ type: 'step.back' });
  expect(it.page()).toEqual(live.page);
  await passes(1500);
  expect(it.drafts.at(-1)).toMatchObject({ page: named('live'), parts: [{ part: 'header' }] });

  await it.send({ type: 'step.forward' });
  await it.send({ type: 'step.forward' });
  expect(it.document()).toMatchObject({ page: named('one'), parts: { header: headerNamed('mine') } });
  expect(it.state()).toBe('clean');
  const { page: one } = it.document() ?? {};
  expect(it.news.at(-1)).toMatchObject({ type: 'stepped', before: { page: one }, after: { page: one } });
});

test('Undo Changes clears the undo steps', async () => {
  const it = await edit();
  await it.change('one');
  await it.send({ type: 'undo' });
  await it.send({ type: 'step.back' });
  await it.send({ type: 'step.forward' });

  expect(it.page()).toEqual(live.page);
  expect(it.context().history).toMatchObject({ past: [], future: [] });
});
