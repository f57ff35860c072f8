import { expect, test } from 'vitest';
import { openModal, shownModal } from '../modals/open-modal.ts';
import { notify, onUnhandledNotification } from '../notifications/notify.ts';

test("state of one visitor's browser throws on the server [R8.022]", () => {
  const message = 'Attempt to access DOM API in non-browser';
  let unheard = 0;

  expect(() => openModal('share', { path: '/', title: 'Home' })).toThrow(message);
  expect(() => notify({ type: 'notice', message: 'Saved' })).toThrow(message);
  expect(shownModal()).toBeNull();
  onUnhandledNotification(() => {
    unheard += 1;
  })();
  expect(unheard).toBe(0);
});
