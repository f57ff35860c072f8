import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '../../data/read-site.ts';
import type { PageModel } from '../../page/page-model.ts';
import { testSiteAnswer } from '../../testing/test-site.ts';
import { AskError } from '../api.ts';
import { savedPartsOf } from '../site-parts.ts';
import { savePage } from '../store-page.ts';
import { saveParts } from '../store-parts.ts';
import type { DraftOutcome, DraftToKeep } from './draft.machine.ts';
import { keepLocalCopy, readLocalCopy, readLocalSiteCopy } from './local-copy.ts';
import { discardDrafts, findDraft, saveDraft } from './store-draft.ts';
import { findSiteDrafts } from './store-site-drafts.ts';
import { useSafeEditing } from './use-safe-editing.ts';

vi.mock('../../site/navigation-context.ts', () => ({ useRevalidate: () => revalidate }));
vi.mock('../store-page.ts', () => ({ savePage: vi.fn(), loadPage: vi.fn() }));
vi.mock('../store-parts.ts', () => ({ saveParts: vi.fn() }));
vi.mock('./store-draft.ts', () => ({
  findDraft: vi.fn(),
  findVersion: vi.fn(),
  saveDraft: vi.fn(),
  discardDrafts: vi.fn(),
}));
vi.mock('./store-site-drafts.ts', async (original) => ({
  ...(await original<object>()),
  findSiteDrafts: vi.fn(),
}));
const revalidate = vi.hoisted(() => async () => {});

const named = (name: string) => newPage({ slug: 'about', name, hero: null });
const live = { page: named('live'), revision: '4' };
const model: PageModel = {
  kind: 'content',
  status: 200,
  page: live.page,
  revision: '4',
  savedAt: null,
  head: { title: '', description: '', canonical: null, robots: null, imageUrl: null },
  route: { id: 'page', params: {}, url: '/about' },
  strapData: {},
};
const site = readSite(testSiteAnswer(), 'http://localhost');
const place = { spaceId: site.space.id, slug: 'about' };

const offline: DraftOutcome = {
  page: null,
  parts: [],
  error: new AskError('offline', 'no connection'),
};
const savedAt = '2026-11-21T10:32:00Z';
/** A store that keeps everything. */
const keepAll = async ({ page, parts }: DraftToKeep): Promise<DraftOutcome> => ({
  page: page && { kind: 'saved', revision: 'd1', savedAt },
  parts: parts.map(({ part, draft }) =>
    draft ? { part, kind: 'saved', revision: `${part}-1`, savedAt } : { part, kind: 'discarded' },
  ),
  error: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(findDraft).mockResolvedValue(null);
  vi.mocked(findSiteDrafts).mockResolvedValue({ drafts: {}, revisions: {}, savedAt: null });
  vi.mocked(saveDraft).mockImplementation(keepAll);
  vi.mocked(savePage).mockImplementation(async ({ page }) => ({
    kind: 'saved',
    saved: { page, revision: '5' },
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function edit() {
  const { result } = renderHook(() => useSafeEditing(site, model));
  const send = async (event: Parameters<typeof result.current.send>[0]) => {
    act(() => result.current.send(event));
    await passes(0);
  };
  await send({ type: 'start' });

  return {
    now: () => result.current,
    state: () => result.current.snapshot.value,
    kept: () => result.current.keeping.snapshot,
    send,
    change: (name: string) => send({ type: 'page.change', page: named(name) }),
  };
}

test('a change becomes a draft, and Save Changes ends it with the page', async () => {
  const it = await edit();
  expect(it.state()).toBe('clean');
  await it.change('changed');
  await passes(1500);
  expect(saveDraft).toHaveBeenCalledWith({
    slug: 'about',
    page: named('changed'),
    baseRevision: '4',
    revision: null,
    parts: [],
  });

  await it.send({ type: 'save' });
  await passes(0);

  expect(savePage).toHaveBeenCalledWith({
    page: named('changed'),
    slug: 'about',
    revision: '4',
    draftRevision: 'd1',
  });
  expect(it.state()).toBe('clean');
  expect(it.kept().value).toBe('idle');
  expect(it.kept().context).toMatchObject({ baseRevision: '5', revision: null });

  await it.change('changed again');
  await passes(1500);
  expect(saveDraft).toHaveBeenLastCalledWith({
    slug: 'about',
    page: named('changed again'),
    baseRevision: '5',
    revision: null,
    parts: [],
  });
});

test('Start Editing goes on with a draft, and Undo Changes goes back to the live page and discards it', async () => {
  const draft = { page: named('drafted'), revision: 'd7', base: live, savedAt: null, savedBy: 'Ada' };
  vi.mocked(findDraft).mockResolvedValue(draft);
  const it = await edit();

  expect(it.state()).toBe('dirty');
  expect(it.now().continued).toEqual({ page: draft, parts: [] });
  expect(it.now().snapshot.context.draft).toEqual(named('drafted'));

  await it.send({ type: 'undo' });
  await passes(0);

  expect(it.state()).toBe('clean');
  expect(it.now().snapshot.context.draft).toEqual(live.page);
  expect(discardDrafts).toHaveBeenCalledWith({ slug: 'about', revision: 'd7', parts: {} });
  await it.change('anew');
  await passes(1500);
  expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ revision: null, baseRevision: '4' }));
});

test('stepping back to the live page and finishing leaves no draft; finishing with changes keeps it', async () => {
  const it = await edit();
  await it.change('changed');
  await passes(1500);
  await it.change('live');
  await it.send({ type: 'finish' });
  await passes(0);
  expect(it.state()).toBe('viewing');
  expect(discardDrafts).toHaveBeenCalledWith({ slug: 'about', revision: 'd1', parts: {} });

  vi.mocked(discardDrafts).mockClear();
  await it.send({ type: 'start' });
  await it.change('kept');
  let isLeft = false;
  await act(async () => {
    isLeft = await it.now().leave();
  });
  expect([isLeft, it.state()]).toEqual([true, 'viewing']);
  expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ page: named('kept') }));
  expect(discardDrafts).not.toHaveBeenCalled();
});

test('what could not be saved stays on this device and is offered when editing starts again', async () => {
  vi.mocked(saveDraft).mockResolvedValue(offline);
  const it = await edit();
  await it.change('on a train');
  await passes(1500);
  expect(it.kept().context.failure?.kind).toBe('offline');
  expect(readLocalCopy(place)?.page).toEqual(named('on a train'));
  cleanup();

  vi.mocked(saveDraft).mockImplementation(keepAll);
  const again = await edit();
  expect(again.now().copy?.page?.page).toEqual(named('on a train'));
  await act(() => again.now().takeCopy());
  await passes(1500);

  expect(again.state()).toBe('dirty');
  expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ page: named('on a train') }));
  expect(readLocalCopy(place)).toBeNull();
});

test('a copy that says the same as the page is not offered', async () => {
  keepLocalCopy(place, { page: live.page, baseRevision: '4', keptAt: '2026-11-21T10:00:00Z' });
  const it = await edit();

  expect(it.now().copy).toBeNull();
  expect(readLocalCopy(place)).toBeNull();
});

test('a save that fails because the session ended keeps the changes, and the draft goes on', async () => {
  vi.mocked(savePage).mockRejectedValue(new AskError('signedOut', 'signed out'));
  const it = await edit();
  await it.change('changed');
  await it.send({ type: 'save' });
  await passes(0);

  expect(it.state()).toBe('dirty');
  expect(it.now().snapshot.context).toMatchObject({ isSignedOut: true, draft: named('changed') });
  await passes(1500);
  expect(saveDraft).toHaveBeenCalledTimes(1);
});

const { header, ...others } = savedPartsOf(site);
const headerNamed = (name: string) => ({ ...header.value, name });
const headerDraft = { value: headerNamed('mine'), base: header.value, baseRevision: header.revision };
const changeHeader = (name: string) =>
  ({ type: 'part.change', part: 'header', value: headerNamed(name) }) as const;

test('a changed header becomes a draft of its own, which Keep as Draft leaves and Start Editing restores', async () => {
  const it = await edit();
  await it.send(changeHeader('mine'));
  expect(it.state()).toBe('dirty');
  let isLeft = false;
  await act(async () => {
    isLeft = await it.now().leave();
  });
  expect([isLeft, it.state()]).toEqual([true, 'viewing']);
  expect(vi.mocked(saveDraft).mock.lastCall?.[0]).toMatchObject({
    page: null,
    parts: [{ part: 'header', draft: headerDraft, revision: null }],
  });
  expect(readLocalSiteCopy(site.space.id)).toBeNull();
  cleanup();

  vi.mocked(findSiteDrafts).mockResolvedValue({
    drafts: { header: headerDraft },
    revisions: { header: 'header-1' },
    savedAt,
  });
  const again = await edit();
  expect(again.state()).toBe('dirty');
  expect(again.now().continued).toEqual({ page: null, parts: ['header'] });
  expect(again.now().snapshot.context.parts?.header.name).toBe('mine');
  vi.mocked(saveDraft).mockClear();
  await passes(20_000);
  expect(saveDraft).not.toHaveBeenCalled();

  await again.send({ type: 'undo' });
  await passes(0);
  expect(again.state()).toBe('clean');
  expect(again.now().snapshot.context.parts?.header).toEqual(header.value);
  expect(discardDrafts).toHaveBeenCalledWith({
    slug: 'about',
    revision: null,
    parts: { header: 'header-1' },
  });
});

test('Save Changes ends the draft of a header and not that of the page', async () => {
  vi.mocked(saveParts).mockImplementation(async (given) => ({
    ...given,
    sent: given.parts,
    saved: { ...others, header: { value: given.parts.header, revision: 'saved' } },
    clash: null,
    error: null,
  }));
  const it = await edit();
  await it.change('changed');
  await passes(1500);
  await it.change('live');
  await it.send(changeHeader('mine'));
  await passes(1500);
  await it.send({ type: 'save' });
  await passes(0);

  expect(savePage).not.toHaveBeenCalled();
  expect(vi.mocked(saveParts).mock.lastCall?.[0].drafts).toEqual({ header: 'header-1' });
  expect(it.state()).toBe('clean');
  expect(it.kept().context).toMatchObject({ revision: 'd1', partRevisions: {} });
  vi.mocked(saveDraft).mockClear();
  await it.change('changed again');
  await passes(1500);
  expect(saveDraft).toHaveBeenCalledWith(expect.objectContaining({ revision: 'd1', parts: [] }));
});

test('a header that could not be kept stays on this device, and is offered on any page of the site', async () => {
  vi.mocked(saveDraft).mockResolvedValue(offline);
  const it = await edit();
  await it.send(changeHeader('mine'));
  await passes(1500);
  expect(readLocalSiteCopy(site.space.id)?.parts).toEqual({ header: headerDraft });
  expect(readLocalCopy(place)).toBeNull();
  cleanup();

  vi.mocked(saveDraft).mockImplementation(keepAll);
  const again = await edit();
  expect(again.now().copy).toMatchObject({ page: null, site: { parts: { header: headerDraft } } });
  await act(() => again.now().takeCopy());
  await passes(1500);

  expect(again.state()).toBe('dirty');
  expect(again.now().snapshot.context.parts?.header.name).toBe('mine');
  expect(vi.mocked(saveDraft).mock.lastCall?.[0].parts).toMatchObject([{ draft: headerDraft }]);
  expect(readLocalSiteCopy(site.space.id)).toBeNull();
});
