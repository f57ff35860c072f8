import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { PostForm } from './post-form.tsx';
import type { PostChoices } from './posts-store.ts';

vi.mock('./post-text.tsx', () => ({ PostText: () => null }));
vi.mock('#web/src/site/navigation-context.ts', async (original) => ({
  ...(await original<object>()),
  useRevalidate: () => () => {},
}));

beforeEach(stubDialogs);
afterEach(cleanup);

test('leaving a new post with a title asks about the post', () => {
  const onClose = vi.fn();
  const choices: PostChoices = { categories: [], team: [], self: null };
  renderForAgent(<PostForm stored={null} choices={choices} onBack={() => {}} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Three quiet streets' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  const question = within(
    screen.getByText('Discard what you have not saved of this post?').closest('dialog') as HTMLElement,
  );
  expect(question.getByRole('heading').textContent).toBe('New Post');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
