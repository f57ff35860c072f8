import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

/** As in browsers: `close()` closes and restores the focus at once, its event fires later. */
beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const before = document.activeElement as HTMLElement;
    this.addEventListener('x-closed', () => before.focus(), { once: true });
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('x-closed'));
    setTimeout(() => this.dispatchEvent(new Event('close')), 50);
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [shown, setShown] = useState<string | null>(null);

  return (
    <>
      {['First', 'Second'].map((title) => (
        <button key={title} type="button" onClick={() => setShown(title)}>
          {title}
        </button>
      ))}
      {shown && (
        <Modal title={`Modal ${shown}`} onClose={() => setShown(null)}>
          Content
        </Modal>
      )}
    </>
  );
}

const opener = (title: string) => screen.getByRole('button', { name: title });

/** What a browser does on Escape over a modal dialog. */
function pressEscape(): void {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) act(() => dialog.close());
}

test('a modal opened right after another was closed stays open', () => {
  render(<Page />);
  opener('First').focus();
  fireEvent.click(opener('First'));
  pressEscape();
  expect(document.activeElement).toBe(opener('First'));

  fireEvent.click(opener('Second'));
  act(() => vi.advanceTimersByTime(100));

  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Modal Second' }).open).toBe(true);
});

test('a focus moved right after closing is not restored', () => {
  render(<Page />);
  opener('First').focus();
  fireEvent.click(opener('First'));
  pressEscape();

  opener('Second').focus();
  act(() => vi.advanceTimersByTime(100));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener('Second'));
});
