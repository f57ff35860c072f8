import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PendingAction, takeAction } from '../site/pending-action.ts';
import type { Viewer } from '../site/site-model.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { AuthModal } from './auth-modal.tsx';

beforeEach(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

function show(viewer: Partial<Viewer> = {}, reason?: string, pending?: PendingAction) {
  render(
    <TestFrame url="/about?a=1" viewer={viewer}>
      <AuthModal reason={reason} pending={pending} onClose={() => {}} />
    </TestFrame>,
  );
}

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const SIGN_IN = ['Sign In', '/account/sign-in?returnTo=%2Fabout%3Fa%3D1'];
const SIGN_UP = ['Sign Up', '/account/sign-up?returnTo=%2Fabout%3Fa%3D1'];
const REASON = 'Save this search.';

test('a visitor can sign in or sign up, and returns to the page', () => {
  show();

  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeDefined();
  expect(ways()).toEqual([SIGN_IN, SIGN_UP]);
});

test('a visitor who wants to save something reads why, and signs up first', () => {
  show({}, REASON, { action: 'save-search', url: '/search' });

  expect(screen.getByRole('heading', { name: 'Create a free account' })).toBeDefined();
  expect(screen.getByText(REASON)).toBeDefined();
  expect(ways()).toEqual([SIGN_UP, SIGN_IN]);
});

test('what a visitor wanted to save waits for the sign-in until the dialog is left in any other way', () => {
  const pending: PendingAction = { action: 'save-search', url: '/search' };
  show({}, REASON, pending);
  expect(takeAction()).toMatchObject(pending);
  cleanup();

  show({}, REASON, pending);
  cleanup();
  expect(takeAction()).toBeNull();
});

test('a signed-in customer sees their name and no sign-in links', () => {
  show({ customer: { name: 'Cora Dunn', email: 'cora@example.com' } }, REASON);

  expect(screen.getByText('You are signed in to Poplar & Main as Cora Dunn.')).toBeDefined();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
