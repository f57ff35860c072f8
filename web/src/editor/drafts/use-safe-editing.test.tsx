import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '../../data/read-site.ts';
import type { PageModel } from '../../page/page-model.ts';
import { testSiteAnswer } from '../../testing/test-site.ts';
import { AskError } from '../api.ts';
import { savePage } from '../store-page.ts';
import { keepLocalCopy, readLocalCopy } from './local-copy.ts';
import { discardDraft, findDraft, saveDraft } from './store-draft.ts';
import { useSafeEditing } from './use-safe-editing.ts';

vi.mock('../../app/navigation-context.ts', () => ({ useRevalidate: () => revalidate }));
vi.mock('../store-page.ts', () => ({ savePage: vi.fn(), loadPage: vi.fn() }));
vi.mock('../store-parts.ts', () => ({ saveParts: vi.fn() }));
vi.mock('./store-draft.ts', () => ({
  findDraft: vi.fn(),
  findVersion: vi.fn(),
  saveDraft: vi.fn(),
  discardDraft: vi.fn(),
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

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(findDraft).mockResolvedValue(null);
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'saved', revision: 'd1', savedAt: '2026-11-21T10:32:00Z' });
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
  });
});

test('Start Editing goes on with a draft, and Undo Changes goes back to the live page and discards it', async () => {
  const draft = { page: named('drafted'), revision: 'd7', base: live, savedAt: null, savedBy: 'Ada' };
  vi.mocked(findDraft).mockResolvedValue(draft);
  const it = await edit();

  expect(it.state()).toBe('dirty');
  expect(it.now().continued).toEqual(draft);
  expect(it.now().snapshot.context.draft).toEqual(named('drafted'));

  await it.send({ type: 'undo' });
  await passes(0);

  expect(it.state()).toBe('clean');
  expect(it.now().snapshot.context.draft).toEqual(live.page);
  expect(discardDraft).toHaveBeenCalledWith({ slug: 'about', revision: 'd7' });
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
  expect(discardDraft).toHaveBeenCalledWith({ slug: 'about', revision: 'd1' });

  vi.mocked(discardDraft).mockClear();
  await it.send({ type: 'start' });
  await it.change('kept');
  let isLeft = false;
  await act(async () => {
    isLeft = await it.now().leave();
  });
  expect([isLeft, it.state()]).toEqual([true, 'viewing']);
  expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ page: named('kept') }));
  expect(discardDraft).not.toHaveBeenCalled();
});

test('what could not be saved stays on this device and is offered when editing starts again', async () => {
  vi.mocked(saveDraft).mockRejectedValue(new AskError('offline', 'no connection'));
  const it = await edit();
  await it.change('on a train');
  await passes(1500);
  expect(it.kept().context.failure?.kind).toBe('offline');
  expect(readLocalCopy(place)?.page).toEqual(named('on a train'));
  cleanup();

  vi.mocked(saveDraft).mockResolvedValue({ kind: 'saved', revision: 'd1', savedAt: null });
  const again = await edit();
  expect(again.now().copy?.page).toEqual(named('on a train'));
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
