import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../testing/stub-dialogs.ts';
import { Modal, type ModalProps } from './modal.tsx';

beforeEach(() => {
  // jsdom does not implement dialogs.
  stubDialogs({ firesClose: true });
});
afterEach(cleanup);

function show(options: Partial<ModalProps> = {}) {
  const onClose = vi.fn();
  render(
    <Modal title="Facts" onClose={onClose} {...options}>
      <p>Content</p>
    </Modal>,
  );

  return { dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Facts' }), onClose };
}

function pressBeside(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

test('width and height are configurable in pixels or any CSS length [R2.213, R2.214]', () => {
  const { dialog } = show({ width: 800, height: '50vh' });

  expect(dialog.style.getPropertyValue('--modal-width')).toBe('800px');
  expect(dialog.style.getPropertyValue('--modal-height')).toBe('50vh');
});

test('the content has padding unless disabled [R2.215]', () => {
  expect(show().dialog.classList.contains('is-padded')).toBe(true);
  cleanup();

  expect(show({ padded: false }).dialog.classList.contains('is-padded')).toBe(false);
});

test('the modal uses the given palette [R2.216]', () => {
  expect(show({ palette: 'feature' }).dialog.classList.contains('theme-feature')).toBe(true);
});

test('the button, or a press that starts and ends on the backdrop, closes the modal', () => {
  const first = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(first.onClose).toHaveBeenCalledTimes(1);
  cleanup();

  const second = show();
  fireEvent.pointerDown(screen.getByText('Content'));
  fireEvent.click(second.dialog);
  expect(second.onClose).not.toHaveBeenCalled();
  pressBeside(second.dialog);
  expect(second.onClose).toHaveBeenCalledTimes(1);
});

test('a modal that cannot be closed has no button and ignores Escape and the backdrop [R2.217, R4.089]', () => {
  const { dialog, onClose } = show({ canClose: false });

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  pressBeside(dialog);
  expect(dialog.open).toBe(true);

  dialog.close();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
