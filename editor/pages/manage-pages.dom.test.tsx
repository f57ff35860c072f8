import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../api/api.ts';
import { PageListDialog } from './page-list-dialog.tsx';
import { PagesMenu } from './pages-menu.tsx';

const navigation = vi.hoisted(() => ({
  navs: { header: [{ label: 'About', href: '/about' }], footer: [] },
  problem: null,
  load: () => {},
  save: vi.fn(async () => true),
}));
vi.mock('./use-site-navigation.ts', () => ({ useSiteNavigation: () => navigation }));
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const listed = (slug: string, more = {}) => ({
  slug,
  revision: '9',
  name: slug,
  title: slug,
  published: true,
  draftSavedAt: null,
  publishAt: null,
  unpublishAt: null,
  ...more,
});
const trashed = {
  key: 'k1',
  slug: 'old',
  name: 'Old page',
  deletedAt: '2026-11-20T10:00:00Z',
  deletedBy: 'Ada',
};
const stored = { ...newPage({ slug: 'about', name: 'About' }), revision: '4', movedTo: null, savedAt: null };

let requests: [string, Record<string, unknown>][];
let responses: Record<string, unknown>;

beforeEach(() => {
  stubDialogs();
  requests = [];
  responses = {
    EditorPages: {
      pages: [
        listed('index'),
        listed('about'),
        listed('team', { published: false, draftSavedAt: '2026-11-20T10:00:00Z' }),
      ],
    },
    EditorTrash: { trashedPages: [trashed] },
    EditorOrderPages: { result: { slugs: [] } },
    EditorDeletePage: { result: { slug: 'team' } },
    EditorRestorePage: { result: { message: 'There is a page at old already', field: 'slug' } },
    EditorPurgePage: { result: { key: 'k1' } },
    EditorCopyPage: { result: { page: { slug: 'copy' } } },
    PageBySlug: { page: stored },
    EditorSavePage: { savePage: { page: { ...stored, slug: 'about-us', revision: '5' } } },
  };
  vi.mocked(request).mockImplementation(async (document, variables) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    requests.push([name, variables as Record<string, unknown>]);
    const response = responses[name];
    if (response instanceof Error) throw response;
    return response as never;
  });
});
afterEach(() => {
  cleanup();
  edit.mockReset();
});

const edit = vi.fn();
const open = () => renderForAgent(<PageListDialog currentSlug="about" onEdit={edit} onClose={() => {}} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

test('Manage Pages has the columns Page and URL, and the publishing state of each page [R2.293] [R2.294]', async () => {
  open();
  const table = await screen.findByRole('table', { hidden: true });

  const columns = within(table).getAllByRole('columnheader', { hidden: true });
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Page',
    'URL',
    'State',
    'In the menu',
    'Tools',
  ]);
  const rows = within(table).getAllByRole('row', { hidden: true }).slice(1);
  expect(rows[1]?.textContent).toMatch(/^about\/aboutLive/);
  expect(rows[2]?.textContent).toMatch(/^team\/teamDraft – not live yet · changes of /);
});

test('the name of a page opens it for editing, and that of the open page edits it in its place', async () => {
  open();
  await screen.findByRole('table', { hidden: true });
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });

  expect(link('index').getAttribute('href')).toBe('/#edit');
  expect(link('team').getAttribute('href')).toBe('/team#edit');
  expect(fireEvent.click(link('about'))).toBe(false);
  expect(edit).toHaveBeenCalledOnce();
});

test('every page can be deleted except the home page and the open one [R2.295] [R2.296] [R2.297]', async () => {
  open();
  await screen.findByRole('table', { hidden: true });

  expect(button('Delete team')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete index', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete about', hidden: true })).toBeNull();
});

test('a page is moved in the list with its focus, added to the menu and removed from it, and renamed in the list', async () => {
  open();
  await screen.findByRole('table', { hidden: true });

  fireEvent.click(button('Move team up'));
  await waitFor(() =>
    expect(requests).toContainEqual(['EditorOrderPages', { slugs: ['index', 'team', 'about'] }]),
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move team up');
  expect(screen.getAllByRole('row', { hidden: true })[2]?.textContent).toMatch(/^team/);

  const menu = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} is in the menu`, hidden: true });
  expect([menu('about').checked, menu('team').checked]).toEqual([true, false]);
  fireEvent.click(menu('team'));
  expect(navigation.save).toHaveBeenLastCalledWith({
    header: [...navigation.navs.header, { label: 'team', href: '/team' }],
  });
  fireEvent.click(menu('about'));
  expect(navigation.save).toHaveBeenLastCalledWith({ header: [] });

  fireEvent.click(button('Rename team'));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Our team' } });
  fireEvent.submit(screen.getByLabelText('Name'));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(requests.filter(([name]) => name === 'EditorPages')).toHaveLength(2);
});

test('deleting asks for confirmation with the specified text, and sends the listed revision [R5.053]', async () => {
  open();
  await screen.findByRole('table', { hidden: true });

  fireEvent.click(button('Delete team'));
  expect(
    screen.getByText('Are you sure you want to delete team? This action cannot be reversed!'),
  ).toBeDefined();
  expect(requests.map(([name]) => name)).not.toContain('EditorDeletePage');
  fireEvent.click(button('Delete'));

  await waitFor(() => expect(requests).toContainEqual(['EditorDeletePage', { slug: 'team', revision: '9' }]));
});

test('a page leaves the menus when it is deleted, and its entries follow it to a new URL', async () => {
  const saved = vi.mocked(navigation.save);
  renderForAgent(<PageListDialog currentSlug="team" onEdit={edit} onClose={() => {}} />);
  await screen.findByRole('table', { hidden: true });

  saved.mockClear();
  fireEvent.click(button('Delete about'));
  fireEvent.click(button('Delete'));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ header: [], footer: [] }));

  saved.mockClear();
  fireEvent.click(button('Rename about'));
  fireEvent.change(await screen.findByLabelText('URL'), { target: { value: 'about-us' } });
  fireEvent.submit(screen.getByLabelText('URL'));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith({ header: [{ label: 'About', href: '/about-us' }], footer: [] }),
  );
});

test('a list shows Loading... while loading, and a message if loading fails [R2.298] [R2.299]', async () => {
  responses.EditorPages = new Error('down');
  open();

  expect(screen.getByText('Loading...')).toBeDefined();
  expect(await screen.findByText('Error fetching page list.')).toBeDefined();
});

test('pages, trash and details that failed to load can be retried', async () => {
  const working = responses;
  const failing = new Error('down');
  responses = { EditorPages: failing, EditorTrash: failing, PageBySlug: failing };
  const tryAgain = async () => {
    const again = await screen.findByRole('button', { name: 'Try again', hidden: true });
    responses = working;
    fireEvent.click(again);
  };

  open();
  await tryAgain();
  expect(await screen.findByRole('table', { hidden: true })).toBeDefined();

  responses = { ...working, EditorTrash: failing };
  fireEvent.click(button('Trash'));
  await tryAgain();
  expect(await screen.findByText('Old page')).toBeDefined();
  cleanup();

  responses = { ...working, PageBySlug: failing };
  renderForAgent(<PagesMenu currentSlug="about" isContent onEdit={edit} onDesignChange={() => {}} />);
  fireEvent.click(button('Edit Page Details'));
  await tryAgain();
  expect(await screen.findByLabelText('URL')).toBeDefined();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('a page of the trash whose URL is taken is restored at another; one can be deleted permanently', async () => {
  open();
  fireEvent.click(button('Trash'));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore old', hidden: true }));
  expect(await screen.findByText('There is a page at old already')).toBeDefined();

  responses.EditorRestorePage = { result: { page: { slug: 'old-2' } } };
  fireEvent.change(screen.getByLabelText('Another URL'), { target: { value: 'old-2' } });
  fireEvent.click(button('Restore old'));
  await waitFor(() => expect(requests).toContainEqual(['EditorRestorePage', { key: 'k1', slug: 'old-2' }]));

  fireEvent.click(button('Delete for Good: old'));
  fireEvent.click(button('Delete for Good'));
  await waitFor(() => expect(requests).toContainEqual(['EditorPurgePage', { key: 'k1' }]));
});

test('Edit Page Details and Duplicate are available only on content pages [R2.265] [R2.267]', async () => {
  const { rerender } = renderForAgent(
    <PagesMenu currentSlug="about" isContent onEdit={edit} onDesignChange={() => {}} />,
  );
  fireEvent.click(button('Duplicate'));
  fireEvent.change(screen.getByLabelText('URL of the copy'), { target: { value: '/copy' } });
  fireEvent.submit(screen.getByLabelText('URL of the copy'));
  await waitFor(() =>
    expect(requests).toContainEqual(['EditorCopyPage', { slug: 'about', newSlug: 'copy' }]),
  );

  rerender(<PagesMenu currentSlug="search" isContent={false} onEdit={edit} onDesignChange={() => {}} />);
  expect(screen.queryByRole('button', { name: 'Edit Page Details', hidden: true })).toBeNull();
});

test('Page Details opens its General tab; a new URL is saved with the old one [R2.274]', async () => {
  renderForAgent(<PagesMenu currentSlug="about" isContent onEdit={edit} onDesignChange={() => {}} />);
  fireEvent.click(button('Edit Page Details'));
  expect(screen.getByRole('tab', { name: 'General', hidden: true }).getAttribute('aria-selected')).toBe(
    'true',
  );

  fireEvent.change(await screen.findByLabelText('URL'), { target: { value: 'about-us' } });
  fireEvent.submit(screen.getByLabelText('URL'));

  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject([
      'EditorSavePage',
      { input: { previousSlug: 'about', revision: '4', page: { slug: 'about-us', name: 'About' } } },
    ]),
  );
});

test('Page Details turns on the map under the header', async () => {
  renderForAgent(<PagesMenu currentSlug="about" isContent onEdit={edit} onDesignChange={() => {}} />);
  fireEvent.click(button('Edit Page Details'));
  fireEvent.click(await screen.findByLabelText('Show a map of our homes under the header'));
  fireEvent.submit(screen.getByLabelText('URL'));

  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject([
      'EditorSavePage',
      { input: { page: { slug: 'about', config: { showsMap: true } } } },
    ]),
  );
});
