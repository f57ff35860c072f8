import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { ShareModal } from './share-modal.tsx';

beforeEach(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

function show() {
  render(
    <TestFrame url="/for-sale/x">
      <ShareModal path="/for-sale/x" title="1 Main St" onClose={() => {}} />
    </TestFrame>,
  );
  return screen.queryByRole('button', { name: 'Share with an app' });
}

test('a device with a share dialog of its own offers it first, and closing it is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { share, canShare: () => true });
  const button = show();

  if (button) fireEvent.click(button);
  expect(share).toHaveBeenCalledWith({ url: 'http://localhost/for-sale/x', title: '1 Main St' });
  await Promise.resolve();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('other devices offer the links alone', () => {
  expect(show()).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'X (Twitter)',
    'Facebook',
    'WhatsApp',
    'Email',
    'Message',
  ]);
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(
    'sms:?&body=1%20Main%20St%20http%3A%2F%2Flocalhost%2Ffor-sale%2Fx',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/?text=1%20Main%20St%20http%3A%2F%2Flocalhost%2Ffor-sale%2Fx',
  );
});
