import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Video } from './video.tsx';

const URL = 'https://youtu.be/abcdefghijk';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});
afterEach(cleanup);

const thumbnail = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

test('the player loads only when play is pressed, then plays in a modal', async () => {
  const { container } = render(<Video url={URL} title="Mill Creek" isEditing={false} />);
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Play: Mill Creek' }));

  const player = await screen.findByTitle('Mill Creek');
  expect(player.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTitle('Mill Creek')).toBeNull();
});

test('it plays inline if configured', () => {
  const { container } = render(<Video url={URL} isInline isEditing={false} />);
  fireEvent.click(screen.getByRole('link'));

  expect(container.querySelector('dialog')).toBeNull();
  expect(container.querySelector('iframe')).not.toBeNull();
});

test('in the editor a press opens nothing [R2.212]', () => {
  render(<Video url={URL} isEditing />);
  fireEvent.click(screen.getByRole('link'));

  expect(document.querySelector('iframe')).toBeNull();
});

test('a thumbnail of maximum size falls back to the standard one on a load error [R8.032]', () => {
  const { container } = render(<Video url={URL} isEditing={false} />);
  expect(thumbnail(container).src).toContain('maxresdefault');
  fireEvent.error(thumbnail(container));

  expect(thumbnail(container).src).toContain('sddefault');
});

test('a thumbnail of width 120 falls back as well [R8.033]', () => {
  const { container } = render(<Video url={URL} isEditing={false} />);
  Object.defineProperty(thumbnail(container), 'naturalWidth', { configurable: true, value: 120 });
  fireEvent.load(thumbnail(container));

  expect(thumbnail(container).src).toContain('sddefault');
});

test('without any thumbnail only the play button is shown', () => {
  const { container } = render(<Video url={URL} isEditing={false} />);
  for (let size = 0; size < 3; size++) fireEvent.error(thumbnail(container));

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link')).toBeTruthy();
});

test('an invalid video URL renders nothing for visitors', () => {
  const { container } = render(<Video url="https://elsewhere.example/film.mp4" isEditing={false} />);

  expect(container.innerHTML).toBe('');
});
