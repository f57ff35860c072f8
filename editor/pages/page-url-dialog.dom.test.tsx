import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../api/api.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';

vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));
beforeEach(() => stubDialogs());
afterEach(cleanup);

test('a form that is sent early waits for the list of the URLs that are taken', async () => {
  const list = Promise.withResolvers<object>();
  vi.mocked(request).mockImplementation(() => list.promise as never);
  const onSubmit = vi.fn(async () => {});
  renderForAgent(
    <PageUrlDialog title="New Page" label="URL" submit="Create" onSubmit={onSubmit} onClose={() => {}} />,
  );
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create', hidden: true });
  fireEvent.change(screen.getByLabelText('URL'), { target: { value: 'about' } });

  fireEvent.click(create);
  expect(create.disabled).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  list.resolve({ pages: [{ slug: 'about' }] });
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('page at about');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(create.disabled).toBe(false);
});
