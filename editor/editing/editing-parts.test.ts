import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { ApiError } from '../api/api-error.ts';
import { NO_DRAFTS } from '../drafts/find-drafts.ts';
import type { PartsOutcome, PartsToSave } from '../saving/store-parts.ts';
import { editingMachine } from './editing.machine.ts';
import { type PartChange, savedPartsOf } from './site-parts.ts';

const page = newPage({ slug: 'about' });
const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const header = { ...site.header.value, name: 'header-other' };
const headerChange = { type: 'part.change', part: 'header', value: header } as const;

/** The responses of a store that accepts everything. */
const taken = (given: PartsToSave): PartsOutcome => ({
  ...given,
  sent: given.parts,
  saved: { ...given.saved, header: { value: given.parts.header, revision: 'new' } },
  clash: null,
  error: null,
});

async function editor(respond: (given: PartsToSave) => PartsOutcome | Promise<PartsOutcome> = taken) {
  const saves: string[] = [];
  const actor = createActor(
    editingMachine.provide({
      actors: {
        findDrafts: fromPromise(async () => NO_DRAFTS),
        savePage: fromPromise(async ({ input }) => {
          saves.push('page');
          return { kind: 'saved' as const, saved: { page: input.page, revision: '2' } };
        }),
        saveParts: fromPromise(async ({ input }) => {
          saves.push('parts');
          return respond(input);
        }),
      },
    }),
  ).start();
  actor.send({ type: 'page.open', saved: { page, revision: '1' } });
  actor.send({ type: 'site.open', site });
  actor.send({ type: 'start' });
  await waitFor(actor, (snapshot) => snapshot.matches('clean'));
  onTestFinished(() => void actor.stop());
  let stores = 0;
  actor.on('stored', () => {
    stores += 1;
  });

  return {
    saves,
    /** How many saves were announced as live. */
    stores: () => stores,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    parts: () => actor.getSnapshot().context.history?.present.parts,
    reaches: (value: string) => waitFor(actor, (snapshot) => snapshot.value === value),
  };
}

test('Start Editing begins with the last saved header, footer and website [R4.002]', async () => {
  const it = await editor();

  expect(it.context().site).toEqual(site);
  expect(it.parts()).toEqual({
    header: site.header.value,
    footer: site.footer.value,
    website: site.website.value,
  });
});

test.each<{ change: PartChange; back: PartChange }>([
  { change: headerChange, back: { part: 'header', value: site.header.value } },
  {
    change: { part: 'footer', value: { ...site.footer.value, name: 'footer-other' } },
    back: { part: 'footer', value: site.footer.value },
  },
  {
    change: { part: 'website', value: { ...site.website.value, migrations: { other: true } } },
    back: { part: 'website', value: site.website.value },
  },
])(
  'a changed $change.part is unsaved like a changed page, until it is as it was [R4.004]',
  async ({ change, back }) => {
    const it = await editor();
    it.send({ ...change, type: 'part.change' });
    expect(it.state()).toBe('dirty');

    it.send({ ...back, type: 'part.change' });
    expect(it.state()).toBe('clean');
  },
);

test('Undo Changes restores the saved header [R4.012]', async () => {
  const it = await editor();
  const before = it.context().generation;
  it.send(headerChange);
  it.send({ type: 'undo' });

  expect(it.state()).toBe('clean');
  expect(it.parts()?.header).toEqual(site.header.value);
  expect(it.context().generation).toBeGreaterThan(before);
});

test('Save Changes writes only the parts if the page is unchanged, and both if both changed', async () => {
  const it = await editor();
  it.send(headerChange);
  it.send({ type: 'save' });
  await it.reaches('clean');
  expect(it.saves).toEqual(['parts']);
  expect(it.context()).toMatchObject({ site: { header: { value: header, revision: 'new' } } });
  expect(it.stores()).toBe(1);

  it.send({ type: 'page.change', page: { ...page, name: 'Other' } });
  it.send({ type: 'part.change', part: 'header', value: site.header.value });
  it.send({ type: 'save' });
  await it.reaches('clean');
  expect(it.saves).toEqual(['parts', 'page', 'parts']);
});

test('a part that cannot be saved remains unsaved with a reason; saved parts are not sent again', async () => {
  const it = await editor((given) => ({
    ...taken(given),
    error: new ApiError('signedOut', 'your session has ended'),
  }));
  it.send(headerChange);
  it.send({ type: 'part.change', part: 'footer', value: { ...site.footer.value, name: 'footer-other' } });
  it.send({ type: 'save' });
  await it.reaches('dirty');

  expect(it.context()).toMatchObject({
    error: 'your session has ended',
    isSignedOut: true,
    site: { header: { revision: 'new' }, footer: { revision: site.footer.revision } },
    history: { present: { parts: { footer: { name: 'footer-other' } } } },
  });
});

test('if somebody else changed the same members the agent chooses a side, and the save continues', async () => {
  const requests: PartsToSave[] = [];
  const it = await editor((given) => {
    requests.push(given);
    return given.side
      ? taken(given)
      : { ...given, sent: given.parts, clash: { part: 'header', savedBy: 'Ada' }, error: null };
  });
  it.send(headerChange);
  it.send({ type: 'save' });
  await it.reaches('dirty');
  expect(it.context().partClash).toEqual({ part: 'header', savedBy: 'Ada' });

  it.send({ type: 'part.resolve', side: 'mine' });
  await it.reaches('clean');
  expect(requests.map(({ side }) => side)).toEqual([null, 'mine']);
  expect(it.context()).toMatchObject({ partClash: null, partSide: null });
});

test('changes made while the parts are being saved are retained', async () => {
  let respond = (_: PartsOutcome) => {};
  const it = await editor(
    (given) =>
      new Promise((resolve) => {
        respond = () => resolve(taken(given));
      }),
  );
  it.send(headerChange);
  it.send({ type: 'save' });
  await Promise.resolve();
  it.send({ type: 'part.change', part: 'header', value: { ...header, name: 'header-later' } });
  respond({} as PartsOutcome);
  await it.reaches('dirty');

  expect(it.parts()?.header.name).toBe('header-later');
  expect(it.context().site?.header.value.name).toBe('header-other');
});
