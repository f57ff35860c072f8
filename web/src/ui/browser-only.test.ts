import { expect, test } from 'vitest';
import { openModal, shownModal } from '../modals/open-modal.ts';
import { notify, onUnheard } from '../notifications/notify.ts';

test('what belongs to one visitor’s browser throws on the server and leaves nothing there [R8.022]', () => {
  const message = 'Attempt to access DOM API in non-browser';
  let unheard = 0;

  expect(() => openModal('share', { path: '/', title: 'Home' })).toThrow(message);
  expect(() => notify({ type: 'notice', message: 'Saved' })).toThrow(message);
  expect(shownModal()).toBeNull();
  onUnheard(() => {
    unheard += 1;
  })();
  expect(unheard).toBe(0);
});
