import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { request } from '../api/api.ts';
import { loadTeam } from '../site/team/team-store.ts';
import { ListingTask } from './listing-task.tsx';
import { PortraitTask } from './portrait-task.tsx';
import { VisitorChecklist } from './visitor-checklist.tsx';

vi.mock('../api/api.ts', () => ({ request: vi.fn(), requestChange: vi.fn() }));
vi.mock('../use-may.ts', () => ({ useMay: () => true }));
vi.mock('./use-has-streets.ts', () => ({ useHasStreets: () => false }));
vi.mock('../site/team/team-store.ts', () => ({ loadTeam: vi.fn() }));

afterEach(cleanup);

test('what is missing is named in its place, and how it is added once for whoever runs the server', async () => {
  vi.mocked(request).mockResolvedValue({
    sampleListings: { count: 0, canAdd: true },
    mails: { delivers: false },
  } as never);
  render(<VisitorChecklist />, { wrapper: TestFrame });

  expect(await screen.findByText(/^Mails are not sent yet/)).toBeDefined();
  expect(await screen.findByText(/^There is nothing to find yet/)).toBeDefined();
  const [note, ...others] = screen.getAllByText('For whoever runs the server');
  expect(others).toEqual([]);
  const details = within(note?.parentElement as HTMLElement);
  for (const text of [/^SMTP_URL/, /^MAP_TILES/]) expect(details.getByText(text)).toBeDefined();
  expect(screen.getAllByText(/where the site is hosted/)).toHaveLength(1);
  expect(screen.queryByText(/server/, { selector: 'li p' })).toBeNull();
});

test.each([
  ['no listings', { count: 0, canAdd: true }, true],
  ['samples', { count: 12, canAdd: true }, true],
  ['listings of its own', { count: 0, canAdd: false }, false],
])('a site with %s is told to enter a listing: %j', async (_, sampleListings, isTold) => {
  vi.mocked(request).mockResolvedValue({ sampleListings } as never);
  render(
    <ul>
      <ListingTask />
    </ul>,
  );
  await act(async () => {});

  expect(screen.queryAllByText(/^Enter a listing of your own/)).toHaveLength(isTold ? 1 : 0);
});

test('the list of what comes next names everybody without a portrait', async () => {
  const member = (displayName: string, imageUrl = '') => ({ doc: { displayName, imageUrl } });
  vi.mocked(loadTeam).mockResolvedValue([member('Ada'), member('Bo', '/bo.jpg'), member('Cy')] as never);
  render(<PortraitTask />);

  expect(
    await screen.findByText('Add portraits (Ada and Cy): Website Settings, Team Members.'),
  ).toBeDefined();
});
