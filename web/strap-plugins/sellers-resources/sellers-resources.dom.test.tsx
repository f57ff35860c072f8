import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeModal, shownModal } from '#web/src/modals/open-modal.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { defaultState } from './parts.ts';
import { SellersResourcesView } from './view.tsx';

afterEach(() => {
  closeModal();
  cleanup();
});

test('its default button opens the home evaluation in a modal and links to it without JavaScript', () => {
  render(
    <TestFrame>
      <SellersResourcesView id="s1" state={defaultState} data={null} isEditing={false} />
    </TestFrame>,
  );
  const button = screen.getByRole('link', { name: 'Free Home Evaluation' });

  expect(button.getAttribute('href')).toBe('/_forms/home-evaluation');
  expect(shownModal()).toBeNull();
  fireEvent.click(button);
  expect(shownModal()).toEqual({ kind: 'estimate', props: {} });
});
