import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../api/api.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';

vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));
beforeEach(() => stubDialogs());
afterEach(cleanup);

test('a page is created once the list of the URLs that are taken is loaded', async () => {
  const list = Promise.withResolvers<object>();
  vi.mocked(request).mockImplementation(() => list.promise as never);
  const onSubmit = vi.fn(async () => {});
  renderForAgent(
    <PageUrlDialog title="New Page" label="URL" submit="Create" onSubmit={onSubmit} onClose={() => {}} />,
  );
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create', hidden: true });
  fireEvent.change(screen.getByLabelText('URL'), { target: { value: 'about' } });

  expect(create.disabled).toBe(true);
  list.resolve({ pages: [{ slug: 'about' }] });
  await waitFor(() => expect(create.disabled).toBe(false));
  fireEvent.click(create);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('page at about');
  expect(onSubmit).not.toHaveBeenCalled();
});
