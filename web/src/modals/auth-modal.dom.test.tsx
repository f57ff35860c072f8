import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

function show(viewer: Partial<Viewer> = {}, reason?: string) {
  render(
    <TestFrame url="/about?a=1" viewer={viewer}>
      <AuthModal reason={reason} onClose={() => {}} />
    </TestFrame>,
  );
}

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const WAYS_IN = [
  ['Sign In', '/account/sign-in?returnTo=%2Fabout%3Fa%3D1'],
  ['Sign Up', '/account/sign-up?returnTo=%2Fabout%3Fa%3D1'],
  ['Sign in as an agent', '/access/login?returnTo=%2Fabout%3Fa%3D1'],
];

test('a visitor can sign in, sign up or sign in as an agent, and returns to the page', () => {
  show();

  expect(ways()).toEqual(WAYS_IN);
});

test('a visitor who wants to save something reads why to sign in', () => {
  show({}, 'Sign in to save this search.');

  expect(screen.getByText('Sign in to save this search.')).toBeDefined();
  expect(ways()).toEqual(WAYS_IN);
});

test('a signed-in customer sees their name and no sign-in links', () => {
  show({ customer: { name: 'Cora Dunn', email: 'cora@example.com' } }, 'Sign in to save this search.');

  expect(screen.getByText('You are signed in to Poplar & Main as Cora Dunn.')).toBeDefined();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
