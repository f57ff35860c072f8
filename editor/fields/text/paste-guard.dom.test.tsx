import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { PasteGuard } from './paste-guard.tsx';

vi.mock('../../notifications/notify-agent.ts', () => ({ notifyAgent: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function paste(text: string): boolean {
  render(
    <>
      <PasteGuard canvas={undefined} />
      <input aria-label="Text" />
    </>,
  );
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });

  return screen.getByLabelText('Text').dispatchEvent(event);
}

test('a paste of a page of text uses the browser’s handling', () => {
  expect(paste('a'.repeat(200_000))).toBe(true);
  expect(notifyAgent).not.toHaveBeenCalled();
});

test('a paste of megabytes is rejected with a message', () => {
  expect(paste('a'.repeat(3_000_000))).toBe(false);
  expect(notifyAgent).toHaveBeenCalledWith({
    type: 'warning',
    message: 'This has more than 200,000 characters and was not pasted. Paste it in parts.',
  });
});
