import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { LeaveGuard } from './leave-guard.tsx';

vi.mock('#web/src/ui/routing.tsx', () => ({
  useLocation: () => ({ pathname: '/edited', search: '', hash: '' }),
}));

const assign = vi.fn();
const reload = vi.fn();
const onOtherPage = vi.fn();

beforeEach(() => {
  stubDialogs();
  window.history.replaceState(null, '', '/edited');
  vi.spyOn(window, 'location', 'get').mockImplementation(
    () => Object.assign(new URL(document.URL), { assign, reload }) as unknown as Location,
  );
  window.addEventListener('popstate', onOtherPage);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', onOtherPage);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Simulates Back: the URL changes, then popstate is dispatched. */
function goBack(): void {
  window.history.replaceState(null, '', '/before');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

test('Back asks for confirmation with unsaved changes, and staying restores the URL', () => {
  render(<LeaveGuard isEditing isUnsaved />);
  goBack();

  expect(new URL(document.URL).pathname).toBe('/edited');
  expect(onOtherPage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();

  goBack();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the Page', hidden: true }));
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/before$/));
});

test('Back leaves immediately when everything is saved', () => {
  render(<LeaveGuard isEditing isUnsaved={false} />);
  goBack();

  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('the beforeunload warning is active only while something is unsaved', () => {
  const { rerender } = render(<LeaveGuard isEditing isUnsaved />);
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);

  rerender(<LeaveGuard isEditing isUnsaved={false} />);
  expect(leaves()).toBe(true);
});
