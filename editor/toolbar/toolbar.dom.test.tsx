import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import type { PageModel } from '#web/src/page/page-model.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { NO_DRAFTS } from '../drafts/find-drafts.ts';
import { editingMachine } from '../editing/editing.machine.ts';
import type { PageToSave, SaveOutcome } from '../editing/editing-context.ts';
import { savedPartsOf } from '../editing/site-parts.ts';
import { Toolbar } from './toolbar.tsx';

vi.mock('../api/api.ts', async (original) => ({
  ...(await original<object>()),
  request: async () => ({ pages: [] }),
}));
afterEach(cleanup);

const page = newPage({ slug: 'about' });
const site: SiteModel = {
  ...readSite(testSiteResponse(), 'http://localhost'),
  viewer: { canEdit: true, agent: { uid: 'a', displayName: 'Ada', email: null, expiresAt: '' } },
};
const model: PageModel = {
  kind: 'content',
  status: 200,
  page,
  revision: '1',
  savedAt: null,
  head: { title: '', description: '', canonical: null, robots: null, imageUrl: null },
  route: { id: 'page', params: {}, url: '/about' },
  strapData: {},
};

function show({
  saved = true,
  model: shown = model,
  route = shown.route,
  viewer = site.viewer,
}: Partial<Pick<PageModel, 'route'> & Pick<SiteModel, 'viewer'>> & {
  saved?: boolean;
  model?: PageModel;
} = {}) {
  const actor = createActor(
    editingMachine.provide({
      actors: {
        findDrafts: fromPromise(async () => NO_DRAFTS),
        savePage: fromPromise<SaveOutcome, PageToSave>(() => new Promise(() => {})),
      },
    }),
  ).start();
  actor.send({ type: 'site.open', site: savedPartsOf(site) });
  if (saved) actor.send({ type: 'page.open', saved: { page, revision: '1' } });
  const view = () => (
    <SiteProvider site={{ ...site, viewer }}>
      <Toolbar
        site={{ ...site, viewer }}
        model={{ ...shown, route }}
        snapshot={actor.getSnapshot()}
        onDesignChange={() => {}}
        send={actor.send}
        onTools={vi.fn()}
      />
    </SiteProvider>
  );
  const { rerender } = render(view());

  return {
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      rerender(view());
      await waitFor(actor, (snapshot) => !snapshot.matches('opening'));
      rerender(view());
    },
  };
}

const names = () =>
  screen
    .queryAllByRole('button')
    .map((button) => {
      const words = button.cloneNode(true) as HTMLElement;
      for (const silent of words.querySelectorAll('[aria-hidden="true"]')) silent.remove();

      return words.textContent;
    })
    .filter((name) => name?.match(/Editing|Changes|Saving/));
const changed = { type: 'page.change', page: { ...page, name: 'Other' } } as const;

test('a brand link leads to the home page, and the user menu has the name and Logout [R2.258] [R2.259] [R2.262]', () => {
  show();

  expect(screen.getByRole('link', { name: /home page/ }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Account of Ada' })).toBeDefined();
  const logout = screen.getByRole('button', { name: 'Logout', hidden: true });
  expect(logout.closest('form')?.getAttribute('action')).toBe('/access/logout');
});

test('Start Editing, then Finish Editing, then Undo Changes and Save Changes [R2.269] [R2.270] [R2.271] [R2.272] [R4.005]', async () => {
  const { send } = show();
  expect(names()).toEqual(['Start Editing']);

  await send({ type: 'start' });
  expect(names()).toEqual(['Finish Editing']);

  await send(changed);
  expect(names()).toEqual(['Undo Changes', 'Save Changes']);
});

test('during a save the toolbar shows it and both buttons are disabled [R4.006]', async () => {
  const { send } = show();
  for (const event of [{ type: 'start' }, changed, { type: 'save' }] as const) await send(event);

  expect(names()).toEqual(['Undo Changes', 'Saving…']);
  const saving = screen.getByRole('button', { name: 'Saving…' });
  expect(saving.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(saving);
  expect(names()).toEqual(['Undo Changes', 'Saving…']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo Changes' }).disabled).toBe(true);
});

test('the main button retains the focus when its label changes, and receives it when Undo Changes is removed', async () => {
  const { send } = show();
  const button = (name: string) => screen.getByRole('button', { name });
  button('Start Editing').focus();
  await send({ type: 'start' });
  expect(document.activeElement).toBe(button('Finish Editing'));
  await send(changed);
  expect(document.activeElement).toBe(button('Save Changes'));

  button('Undo Changes').focus();
  fireEvent.click(button('Undo Changes'));
  await send({ type: 'undo' });
  expect(document.activeElement).toBe(button('Finish Editing'));
});

test('the second click of a double click does not finish the editing that the first started', async () => {
  const { send } = show();
  await send({ type: 'start' });
  fireEvent.click(screen.getByRole('button', { name: 'Finish Editing' }), { detail: 2 });
  await send({ type: 'page.change', page });

  expect(names()).toEqual(['Finish Editing']);
});

test('a page with an error has no Start Editing [R4.013]', () => {
  show({ saved: false });

  expect(names()).toEqual([]);
});

test('the access page shows no editing tools [R6.026]', () => {
  show({ route: { ...model.route, id: 'access' } });

  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('nobody but a signed-in agent is shown the toolbar [R6.011]', () => {
  show({ viewer: { canEdit: false, agent: null } });

  expect(screen.queryByRole('region', { name: 'Editor' })).toBeNull();
});

test('on a page that cannot be edited Create Page replaces the editing buttons, with its URL [R2.273]', async () => {
  stubDialogs();
  show({
    saved: false,
    model: { ...model, kind: 'error', status: 404, route: { ...model.route, url: '/new?x=1' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create Page' }));

  expect(screen.getByLabelText<HTMLInputElement>('Name or URL of the new page').value).toBe('new');
  cleanup();
  show();
  expect(screen.queryByRole('button', { name: 'Create Page' })).toBeNull();
});
