import { cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import type { PlaceholderStrap } from '#domain/page/placeholders.ts';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../api/api.ts';
import { type DocumentStore, DocumentStoreProvider } from '../editing/document-store.ts';
import type { EditingActor } from '../editing/use-editing.ts';
import { PublishingMenu } from './publishing-menu.tsx';
import { samplesOfDraft } from './samples-of-draft.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

vi.mock('./samples-of-draft.ts', () => ({
  samplesOfDraft: vi.fn(async () => []),
  samplesOfPage: vi.fn(async () => []),
}));
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const live: Publishing = {
  revision: '4',
  isPublished: true,
  draft: { revision: 'd1', savedAt: '2026-11-20T10:00:00Z', savedBy: 'Ada' },
  schedule: { publishAt: null, unpublishAt: null, scheduledBy: '', problem: null, revision: '1' },
  parts: [],
  design: null,
};
const page = (name: string) => ({ ...newPage({ slug: 'about', name, hero: null }) });

let requests: [string, Record<string, unknown>][];
let responses: Record<string, unknown>;

beforeEach(() => {
  stubDialogs();
  requests = [];
  responses = {
    EditorPublishDraft: { result: { page: { slug: 'about' } } },
    EditorSetPublished: { result: { page: { slug: 'about' } } },
    EditorSchedule: { result: { message: 'This time is over', field: 'publishAt' } },
    EditorCreatePreview: {
      createPagePreview: { path: '/preview/secret', expiresAt: '2026-12-05T10:00:00Z' },
    },
    EditorRevokePreviews: { revokePagePreviews: true },
    EditorVersions: {
      page: { revision: '4' },
      pageVersions: [
        {
          revision: '4',
          reason: 'published',
          savedAt: '2026-11-20T10:00:00Z',
          savedBy: 'Ada',
          templateId: null,
          changes: [
            { kind: 'added', name: 'strap-text' },
            { kind: 'changed', name: 'hero' },
            { kind: 'detail', name: 'metaInfo.title' },
          ],
        },
        {
          revision: '3',
          reason: 'template',
          savedAt: '2026-11-19T10:00:00Z',
          savedBy: 'Bo',
          templateId: 'solo',
          changes: [],
        },
      ],
      siteTemplates: [{ id: 'solo', title: 'Solo' }],
    },
    EditorRestoreVersion: { result: { savedBy: 'Bo' } },
  };
  vi.mocked(request).mockImplementation(async (document, variables) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    const given = variables as Record<string, unknown>;
    requests.push([name, given]);
    if (name !== 'EditorPageVersion') return responses[name] as never;
    const { revision } = given;
    return { pageVersion: { revision, page: page(revision === '4' ? 'New name' : 'Old name') } } as never;
  });
});
afterEach(cleanup);

const store = {
  changePart: vi.fn(),
  document: () => ({ parts: { website: { theme: 'now', config: {} } } }),
};

function open(item: string, props: Partial<Parameters<typeof PublishingMenu>[0]> = {}) {
  const onChanged = vi.fn();
  renderForAgent(
    <DocumentStoreProvider value={store as unknown as DocumentStore}>
      <PublishingMenu
        slug="about"
        publishing={live}
        draftActions={null}
        live=""
        waiting=""
        isEditing={false}
        onPublishDesign={null}
        onOpen={() => {}}
        onPreview={() => {}}
        onRestore={() => {}}
        onCheck={() => {}}
        onChanged={onChanged}
        {...props}
      />
    </DocumentStoreProvider>,
  );
  fireEvent.click(button(item));

  return onChanged;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

test('the menu shows the publishing state, and publishes a draft by its own revision', async () => {
  const onChanged = open('Publish Draft Now');

  expect(screen.getByText(/^This page is live\. Changes of /)).toBeDefined();
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(requests).toEqual([['EditorPublishDraft', { slug: 'about', revision: 'd1' }]]);
});

const SAMPLE = {
  strap: { id: 'one', name: 'strap-text' },
  texts: ['Heading'],
  pictures: [] as string[],
} as PlaceholderStrap;

test('a draft with sample text is published only after confirmation', async () => {
  vi.mocked(samplesOfDraft).mockResolvedValueOnce([SAMPLE]);
  const onChanged = open('Publish Draft Now');
  const dialog = await screen.findByRole('dialog', { name: 'Samples Go Live', hidden: true });
  expect(dialog.textContent).toContain('Heading');
  expect(requests).toEqual([]);

  fireEvent.click(button('Publish Anyway'));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(requests).toEqual([['EditorPublishDraft', { slug: 'about', revision: 'd1' }]]);
});

test('a draft with sample text is scheduled only after confirmation, which retains the times', async () => {
  vi.mocked(samplesOfDraft).mockResolvedValue([SAMPLE]);
  open('Schedule…');
  fireEvent.change(screen.getByLabelText('The draft goes live'), { target: { value: '2027-11-01T10:00' } });
  fireEvent.submit(screen.getByLabelText('The draft goes live'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep Editing', hidden: true }));
  expect(screen.getByLabelText<HTMLInputElement>('The draft goes live').value).toBe('2027-11-01T10:00');
  expect(requests).toEqual([]);

  fireEvent.submit(screen.getByLabelText('The draft goes live'));
  fireEvent.click(await screen.findByRole('button', { name: 'Schedule Anyway', hidden: true }));
  await waitFor(() => expect(requests.map(([name]) => name)).toEqual(['EditorSchedule']));
  vi.mocked(samplesOfDraft).mockResolvedValue([]);
});

test('a page is hidden from visitors by the live revision; the home page cannot be', async () => {
  open('Hide From Visitors');
  await waitFor(() =>
    expect(requests).toEqual([['EditorSetPublished', { slug: 'about', published: false, revision: '4' }]]),
  );
  cleanup();

  open('Publishing', { slug: 'index' });
  expect(screen.queryByRole('button', { name: 'Hide From Visitors', hidden: true })).toBeNull();
});

test('times are set in the time zone of the site, a rejection names its field, and a schedule can be cancelled', async () => {
  open('Schedule…', {
    publishing: { ...live, schedule: { ...live.schedule, publishAt: '2026-12-01T10:00:00Z' } },
  });
  const field = screen.getByLabelText('The draft goes live');
  fireEvent.change(field, { target: { value: '2026-11-01T10:00' } });
  fireEvent.click(button('Set Times'));
  fireEvent.submit(field);

  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('This time is over');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(requests.at(-1)?.[1]).toEqual({
    slug: 'about',
    publishAt: '2026-11-01T16:00:00.000Z',
    unpublishAt: null,
    revision: '1',
  });

  responses.EditorSchedule = { result: { schedule: { publishAt: null } } };
  fireEvent.click(button('Cancel Schedule'));
  await waitFor(() =>
    expect(requests.at(-1)?.[1]).toMatchObject({ slug: 'about', publishAt: null, unpublishAt: null }),
  );
});

test('the preview dialog creates one link with its expiry; all links can be revoked', async () => {
  open('Preview Link');
  expect(await screen.findByDisplayValue('http://localhost:3000/preview/secret')).toBeDefined();
  expect(screen.getByText(/^Works until /)).toBeDefined();

  fireEvent.click(button('End All Links'));

  expect(await screen.findByText('No link to this draft works any more.')).toBeDefined();
  expect(screen.queryByDisplayValue(/preview/)).toBeNull();
});

test('versions show who saved, when and why, can be compared with today, and a conflict on restoring names who saved first', async () => {
  open('Versions');
  expect(await screen.findByText('Draft published by Ada')).toBeDefined();
  expect(screen.getByText('Template Solo, applied by Bo')).toBeDefined();
  expect(screen.getByText('Added: Text. Changed: Hero, Title.')).toBeDefined();

  fireEvent.click(button(/^Compare the version of/));
  const heading = await screen.findByRole('heading', { level: 4, hidden: true });
  expect(heading.textContent).toBe('Changed Name');
  expect([screen.getByText('Old name'), screen.getByText('New name')]).toHaveLength(2);

  fireEvent.click(button('Restore and Publish'));
  expect(screen.getByText(/goes live at once, for all visitors/)).toBeDefined();
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Restore and Publish', hidden: true }).at(-1) as HTMLElement,
  );
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(
    /^Bo changed this page in the meantime/,
  );
  expect(requests.at(-1)).toEqual(['EditorRestoreVersion', { slug: 'about', version: '3', revision: '4' }]);
});

test('failed loading shows the reason: the menu hides the schedule, versions can be retried', async () => {
  open('Versions', { publishing: null, problem: 'the site did not answer (503)' });
  expect(
    screen.getByText(/^What visitors see is not known now: the site did not answer \(503\)\./),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Schedule…', hidden: true })).toBeNull();
  cleanup();

  vi.mocked(request).mockRejectedValueOnce(new Error('down'));
  open('Versions');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/^Down/);
  fireEvent.click(button('Try again'));
  expect(await screen.findByText('Template Solo, applied by Bo')).toBeDefined();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('with changes the menu offers to leave them as a draft or start over, and a restored version asks before it replaces them', async () => {
  const leave = vi.fn();
  const onRestore = vi.fn();
  open('Keep as Draft and Finish', {
    isEditing: true,
    onRestore,
    draftActions: {
      leave,
      startOver: { label: 'Start From the Live Page', run: () => {} },
      saveAndPublish: () => {},
    },
  });
  expect(leave).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Publish Draft Now', hidden: true })).toBeNull();

  fireEvent.click(button('Versions'));
  fireEvent.click(await screen.findByRole('button', { name: /^Compare the version of/, hidden: true }));
  await screen.findByRole('heading', { level: 4, hidden: true });
  expect(screen.queryByRole('button', { name: 'Restore and Publish', hidden: true })).toBeNull();
  fireEvent.click(button('Restore as Draft'));
  expect(screen.getByText(/Your unsaved changes and your draft of this page are lost/)).toBeDefined();
  expect(onRestore).not.toHaveBeenCalled();
  fireEvent.click(button('Restore This Version'));
  await waitFor(() => expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ name: 'Old name' })));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('the menu lists changes of shared parts, and notes that schedules and previews exclude them', async () => {
  open('Schedule…', { publishing: { ...live, draft: null, parts: ['header', 'website'] } });

  expect(button('Publish Draft Now')).toBeDefined();
  expect(
    screen.getByText(/Changes of your header and your website’s settings are not live yet\.$/),
  ).toBeDefined();
  expect(
    screen.getByText(
      /^The times are the page’s alone\. Changes of your header and .* do not go live with it/,
    ),
  ).toBeDefined();
  cleanup();

  open('Preview Link', { publishing: { ...live, parts: ['footer'] } });
  await screen.findByDisplayValue(/preview/);
  expect(screen.getByText(/Changes of your footer are not part of it/)).toBeDefined();
  cleanup();

  open('Preview Link');
  await screen.findByDisplayValue(/preview/);
  expect(screen.queryByText(/not part of it/)).toBeNull();
});

test('a design draft that was discarded with the drafts is no longer offered', async () => {
  let designDraft: object | null = { templateId: 'family', parts: ['website'], pages: [] };
  vi.mocked(request).mockImplementation(
    async () =>
      ({
        page: { revision: '1', published: true },
        pageDraft: null,
        pageSchedule: {},
        siteDrafts: [],
        designDraft,
      }) as never,
  );
  const listeners = new Map<string, () => void>();
  const actor = {
    on: (type: string, listener: () => void) => {
      listeners.set(type, listener);
      return { unsubscribe: () => {} };
    },
  } as unknown as EditingActor;
  const { result } = renderHook(() => usePublishing({ slug: '', changed: [], actor }));
  await waitFor(() => expect(result.current.publishing?.design).toEqual(designDraft));

  designDraft = null;
  listeners.get('discarded')?.();
  await waitFor(() => expect(result.current.publishing?.design).toBeNull());
});

test('a late response to an earlier request does not bring back an older revision', async () => {
  const responded: ((response: object) => void)[] = [];
  vi.mocked(request).mockImplementation(() => new Promise((resolve) => responded.push(resolve as never)));
  const actor = { on: () => ({ unsubscribe: () => {} }) } as unknown as EditingActor;
  const { result } = renderHook(() => usePublishing({ slug: 'about', changed: [], actor }));
  void result.current.reload();
  const state = (revision: string) => ({ page: { revision, published: true }, siteDrafts: [] });

  responded[1]?.(state('5'));
  await waitFor(() => expect(result.current.publishing?.revision).toBe('5'));
  responded[0]?.(state('4'));
  await new Promise((resolve) => setTimeout(resolve));

  expect(result.current.publishing?.revision).toBe('5');
});

test.each([
  [[], 'Goes live at once, for all visitors: the look of all pages. Drafts of pages stay drafts.'],
  [
    [{ slug: 'about', name: 'About' }],
    'Goes live at once, for all visitors: the look of all pages and the page About. Drafts of other pages stay drafts.',
  ],
])('the menu says what the design that is a draft makes live, not what saving does', (pages, sentence) => {
  open('Publishing', {
    publishing: { ...live, design: { templateId: 'family', parts: ['website'], pages } },
    live: 'Publishes this page.',
    onPublishDesign: () => {},
  });

  expect(screen.getByText(sentence, { exact: false })).toBeDefined();
  expect(screen.queryByText(/Publishes this page/)).toBeNull();
});
