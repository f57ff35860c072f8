import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

beforeEach(() => {
  stubDialogs();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const onClose = vi.fn();
  const { promise, resolve, reject } = Promise.withResolvers<{ default: ComponentType }>();
  const Settings = lazy(() => promise);
  render(
    <OpeningDialog title="Settings" size="large" onClose={onClose}>
      <Settings />
    </OpeningDialog>,
  );

  return { onClose, resolve, reject };
}

test('the dialog is open before its code is loaded, and can be closed', async () => {
  const { onClose, resolve } = show();
  expect(screen.getByRole('dialog', { name: 'Settings' }).textContent).toContain('Loading...');
  screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);

  resolve({
    default: () => (
      <EditorDialog title="Settings" onClose={onClose}>
        <p>All of them</p>
      </EditorDialog>
    ),
  });
  expect(await screen.findByText('All of them')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the dialog says that its code could not be loaded, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reject } = show();
  reject(new Error('Failed to fetch dynamically imported module'));

  expect((await screen.findByRole('alert')).textContent).toContain('This could not be opened.');
});
