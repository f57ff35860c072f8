import { expect, test } from 'vitest';
import { closeModal, openModal, shownModal } from './open-modal.ts';

test('a modal that ends after another was opened closes only itself', () => {
  openModal('save-search', { url: '/search' });
  const saving = shownModal();
  openModal('share', { path: '/a', title: 'A' });

  closeModal(saving);
  expect(shownModal()?.kind).toBe('share');
  closeModal();
  expect(shownModal()).toBeNull();
});
