import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';

beforeEach(() => {
  stubDialogs();
});
afterEach(cleanup);

function show() {
  const onClose = vi.fn();
  render(
    <EditorDialog title="Trash" onClose={onClose}>
      <input className="editor-input" aria-label="URL" />
    </EditorDialog>,
  );

  return { dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Trash' }), onClose };
}

test('the dialog opens with the focus in its first field', () => {
  show();

  expect(document.activeElement).toBe(screen.getByLabelText('URL'));
});

test('the dialog names its own language, which the site may not have', () => {
  const { dialog } = show();

  expect(dialog.lang).toBe('en');
});

test('a confirmation focuses Cancel, so that an extra key press deletes nothing', () => {
  render(
    <ConfirmDialog
      title="Delete"
      question="Sure?"
      confirm="Delete"
      onConfirm={() => {}}
      onClose={() => {}}
    />,
  );

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('Escape calls onClose, also when the browser closed the dialog itself', () => {
  const { dialog, onClose } = show();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);

  fireEvent(dialog, new Event('close'));
  expect(onClose, 'it is open: an event of the past').toHaveBeenCalledTimes(1);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Escape in a nested dialog closes only that one', () => {
  const onClose = vi.fn();
  const onInnerClose = vi.fn();
  render(
    <EditorDialog title="Settings" onClose={onClose}>
      <EditorDialog title="Setup" onClose={onInnerClose}>
        words
      </EditorDialog>
    </EditorDialog>,
  );
  const inner = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Setup' });
  fireEvent(inner, new Event('cancel', { cancelable: true }));

  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
