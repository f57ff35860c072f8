import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Page } from '#domain/page/page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { NO_DRAFTS } from '../drafts/find-drafts.ts';
import { editingMachine } from './editing.machine.ts';
import type { PageToSave, SavedPage, SaveOutcome } from './editing-context.ts';
import { savedPartsOf } from './site-parts.ts';

function pageNamed(name: string): Page {
  return {
    id: 'about',
    order: 0,
    name,
    slug: 'about',
    metaInfo: { title: '', description: '', imageUrl: '' },
    hero: null,
    straps: [],
    config: {},
    state: {},
  };
}

const stored: SavedPage = { page: pageNamed('stored'), revision: '1' };
const changed = pageNamed('changed');
const conflict = { revision: '7', savedBy: 'Ada', savedAt: '2026-11-21T10:00:00Z' };

const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));

type Sent = PageToSave;

function editor(respond: (sent: Sent) => Promise<SaveOutcome> = saved, newer: SavedPage = stored) {
  const sent: Sent[] = [];
  let reloads = 0;
  const actor = createActor(
    editingMachine.provide({
      actors: {
        savePage: fromPromise(({ input }) => {
          sent.push(input);
          return respond(input);
        }),
        loadPage: fromPromise(async () => newer),
        findDrafts: fromPromise(async () => NO_DRAFTS),
      },
      actions: {
        reload: () => {
          reloads += 1;
        },
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  let stores = 0;
  actor.on('stored', () => {
    stores += 1;
  });
  actor.send({ type: 'page.open', saved: stored });
  actor.send({ type: 'site.open', site });

  return {
    actor,
    sent,
    reloads: () => reloads,
    /** How many saves were announced as live. */
    stores: () => stores,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    page: () => actor.getSnapshot().context.history?.present.page,
    can: (type: 'start' | 'finish' | 'undo' | 'save') => actor.getSnapshot().can({ type }),
    send: (type: 'start' | 'finish' | 'undo' | 'save') => actor.send({ type }),
    change: (page = changed) => actor.send({ type: 'page.change', page }),
    reaches: (value: string) => waitFor(actor, (snapshot) => snapshot.value === value),
    start: () => {
      actor.send({ type: 'start' });
      return waitFor(actor, (snapshot) => snapshot.matches('clean'));
    },
  };
}

async function saved({ page }: Sent): Promise<SaveOutcome> {
  return { kind: 'saved', saved: { page, revision: '2' } };
}

async function dirtyEditor(response?: (sent: Sent) => Promise<SaveOutcome>, newer?: SavedPage) {
  const it = editor(response, newer);
  await it.start();
  it.change();

  return it;
}

test('the editor starts without editing, and nothing can be saved, undone or finished [R4.001]', () => {
  const it = editor();

  expect(it.state()).toBe('viewing');
  expect([it.can('start'), it.can('save'), it.can('undo'), it.can('finish')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('Start Editing takes a snapshot of the last saved page and is clean [R4.002] [R4.003]', async () => {
  const it = editor();

  it.send('start');
  expect([it.state(), it.can('finish')]).toEqual(['opening', true]);
  await it.reaches('clean');

  expect(it.context()).toMatchObject({ snapshot: stored, history: { present: { page: stored.page } } });
});

test('a page with an error, or one that is not stored, cannot be edited [R4.013]', () => {
  const it = editor();
  it.actor.send({ type: 'page.open', saved: null });

  expect(it.can('start')).toBe(false);
  it.send('start');
  expect(it.state()).toBe('viewing');
});

test('any change marks the state dirty and offers Undo and Save instead of Finish [R4.004] [R4.005] [R4.011]', async () => {
  const it = editor();
  await it.start();
  expect([it.can('save'), it.can('undo'), it.can('finish')]).toEqual([false, false, true]);

  it.change();

  expect(it.state()).toBe('dirty');
  expect([it.can('save'), it.can('undo'), it.can('finish')]).toEqual([true, true, false]);
});

test('an unchanged report of the canvas leaves the state clean', async () => {
  const it = editor();
  await it.start();
  it.change(pageNamed('stored'));

  expect(it.state()).toBe('clean');
});

test('undoing to the saved page is clean', async () => {
  const it = await dirtyEditor();
  it.change(pageNamed('stored'));

  expect(it.state()).toBe('clean');
});

test('saving has the saving tag while it runs, sends the page with the loaded revision, and ends clean [R4.006] [R4.008]', async () => {
  const it = await dirtyEditor();

  it.send('save');
  expect(it.actor.getSnapshot().hasTag('saving')).toBe(true);
  expect([it.can('save'), it.can('undo'), it.can('finish')]).toEqual([false, false, false]);
  await it.reaches('clean');

  expect(it.sent).toEqual([{ page: changed, slug: 'about', revision: '1', draftRevision: null }]);
  expect(it.context()).toMatchObject({ error: null, snapshot: { page: changed, revision: '2' } });
  expect(it.stores()).toBe(1);
  expect(it.can('finish')).toBe(true);
});

test('the next save sends the revision of the last response', async () => {
  const it = await dirtyEditor();
  it.send('save');
  await it.reaches('clean');

  it.change(pageNamed('again'));
  it.send('save');
  await it.reaches('clean');

  expect(it.sent.map(({ revision }) => revision)).toEqual(['1', '2']);
});

test('a page that the server sanitised on save is clean', async () => {
  const it = await dirtyEditor(async () => ({
    kind: 'saved',
    saved: { page: pageNamed('cleaned'), revision: '2' },
  }));
  it.send('save');
  await it.reaches('clean');

  it.change(changed);

  expect(it.state()).toBe('clean');
  expect(it.context().snapshot?.page.name).toBe('cleaned');
});

test('changes made during a save are retained and dirty afterwards', async () => {
  const it = await dirtyEditor();
  it.send('save');
  await it.reaches('saving');
  it.change(pageNamed('typed meanwhile'));
  await it.reaches('dirty');

  expect(it.context()).toMatchObject({
    history: { present: { page: { name: 'typed meanwhile' } } },
  });
  expect(it.stores()).toBe(1);
});

test('a failed save only resets the saving flag: the changes remain, dirty and editable [R4.010]', async () => {
  const it = await dirtyEditor(() => Promise.reject(new Error('no room')));
  it.send('save');
  await it.reaches('dirty');

  expect(it.context()).toMatchObject({
    error: 'no room',
    history: { present: { page: changed } },
    snapshot: stored,
  });
  expect(it.stores()).toBe(0);
  expect(it.can('save')).toBe(true);
  it.change(pageNamed('stored'));
  expect(it.state()).toBe('clean');
});

test('Undo Changes restores the snapshot, remounts the canvas and reloads the page [R4.012]', async () => {
  const it = await dirtyEditor();
  const before = it.context().generation;

  it.send('undo');

  expect(it.state()).toBe('clean');
  expect(it.context()).toMatchObject({ history: { present: { page: stored.page } }, generation: before + 1 });
  expect(it.reloads()).toBe(1);
});

test('a newer version of the page replaces a clean document, never one with changes', async () => {
  const it = editor();
  const newer = { page: pageNamed('newer'), revision: '5' };
  await it.start();

  it.actor.send({ type: 'page.open', saved: newer });
  expect(it.context()).toMatchObject({ snapshot: newer, history: { present: { page: newer.page } } });

  it.change();
  it.actor.send({ type: 'page.open', saved: { page: pageNamed('newest'), revision: '6' } });
  expect(it.page()).toEqual(changed);
});

test('Finish Editing is possible only when clean [R4.011]', async () => {
  const it = await dirtyEditor();
  it.send('finish');
  expect(it.state()).toBe('dirty');

  it.send('undo');
  it.send('finish');
  expect(it.state()).toBe('viewing');
});

const newer = { page: { ...pageNamed('of somebody else'), order: 3 }, revision: '7' };
const once = (outcome: SaveOutcome) => {
  let isFirst = true;
  return async (sent: Sent): Promise<SaveOutcome> => {
    if (!isFirst) return saved(sent);
    isFirst = false;
    return outcome;
  };
};

test('a conflict retains the draft and names who saved and when, and saving again only shows the dialog', async () => {
  const it = await dirtyEditor(async () => ({ kind: 'conflict', conflict }), newer);
  it.send('save');
  await it.reaches('dirty');
  expect(it.context()).toMatchObject({
    conflict,
    isConflictShown: true,
    history: { present: { page: changed } },
    theirs: { saved: newer, clashes: [{ id: 'name', mine: 'changed', theirs: 'of somebody else' }] },
  });

  it.actor.send({ type: 'conflict.dismiss' });
  expect(it.context()).toMatchObject({ conflict, isConflictShown: false });

  it.send('save');
  expect(it.state()).toBe('dirty');
  expect(it.context().isConflictShown).toBe(true);
  expect(it.sent).toHaveLength(1);
});

test('changes of two people that do not clash are merged and saved, and those of the other are reported', async () => {
  const theirs = {
    page: { ...stored.page, metaInfo: { ...stored.page.metaInfo, title: 'Theirs' } },
    revision: '7',
  };
  const it = await dirtyEditor(once({ kind: 'conflict', conflict }), theirs);
  const before = it.context().generation;

  it.send('save');
  await it.reaches('clean');

  expect(it.sent[1]).toMatchObject({
    page: { name: 'changed', metaInfo: { title: 'Theirs' } },
    revision: '7',
  });
  expect(it.context()).toMatchObject({
    conflict: null,
    generation: before + 1,
    mergedIn: { by: 'Ada', changes: [{ kind: 'detail', detail: 'metaInfo.title' }] },
  });
});

test.each(['mine', 'theirs'] as const)(
  'a clash that was settled for %s is saved against the newer version',
  async (side) => {
    const it = await dirtyEditor(once({ kind: 'conflict', conflict }), newer);
    it.send('save');
    await it.reaches('dirty');

    it.actor.send({ type: 'conflict.resolve', choices: { name: side } });
    await it.reaches('clean');

    const name = side === 'mine' ? 'changed' : 'of somebody else';
    expect(it.sent[1]).toMatchObject({ page: { name }, revision: '7' });
    expect(it.context()).toMatchObject({ conflict: null, theirs: null });
  },
);

test('loading the newer version sets the draft aside, and it can be restored', async () => {
  const it = await dirtyEditor(async () => ({ kind: 'conflict', conflict }), newer);
  it.send('save');
  await it.reaches('dirty');

  it.actor.send({ type: 'conflict.load' });
  await it.reaches('clean');
  expect(it.context()).toMatchObject({
    snapshot: newer,
    history: { present: { page: newer.page } },
    aside: changed,
    conflict: null,
  });

  it.actor.send({ type: 'draft.restore' });
  expect(it.state()).toBe('dirty');
  expect(it.context()).toMatchObject({
    history: { present: { page: { name: 'changed' } } },
    aside: null,
    snapshot: { revision: '7' },
  });
});

test('without a conflict load and resolve are rejected', async () => {
  const it = await dirtyEditor();
  it.actor.send({ type: 'conflict.load' });
  it.actor.send({ type: 'conflict.resolve', choices: {} });

  expect(it.state()).toBe('dirty');
  expect(it.sent).toEqual([]);
});

test('a page that somebody deleted is created again only on confirmation', async () => {
  const it = await dirtyEditor(once({ kind: 'gone' }));
  it.send('save');
  await it.reaches('dirty');
  expect(it.context()).toMatchObject({ isGone: true, history: { present: { page: changed } } });

  it.actor.send({ type: 'gone.create' });
  await it.reaches('clean');

  expect(it.sent[1]).toMatchObject({ page: changed, revision: null });
  expect(it.context().isGone).toBe(false);
});

test('a page that somebody renamed is saved at its new slug, with the changes of both', async () => {
  const there = { page: { ...stored.page, id: 'team', slug: 'team' }, revision: '9' };
  const it = await dirtyEditor(once({ kind: 'moved', slug: 'team' }), there);
  it.send('save');
  await it.reaches('dirty');
  expect(it.context().moved).toBe('team');

  it.actor.send({ type: 'moved.follow' });
  await it.reaches('clean');

  expect(it.sent[1]).toEqual({
    page: { ...changed, id: 'team', slug: 'team' },
    slug: 'team',
    revision: '9',
    draftRevision: null,
  });
});
