import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActiveText } from '../fields/text/active-text.ts';
import { type EditorContextValue, EditorProvider } from './editor-context.tsx';
import { InlineRichText } from './inline-rich-text.tsx';

// Puck needs a browser that lays out.
vi.mock('./overlay-portal.ts', () => ({ asOverlayPortal: () => undefined }));

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = vi.fn();
const context = { commands: { choose }, activeText: createActiveText() } as unknown as EditorContextValue;

function show(html: string) {
  render(
    <EditorProvider value={context}>
      <InlineRichText value={{ html }} label="Source" componentId="s1" onChange={() => {}} />
    </EditorProvider>,
  );

  return () => screen.getByRole('textbox', { name: 'Text' });
}

const isEditor = (element: HTMLElement) => element.classList.contains('ProseMirror');

test('a text is markup, without scripts, until the browser is idle', async () => {
  const text = show('<p>About <b>us</b><img src="x" onerror="alert(1)"></p>');

  expect(isEditor(text())).toBe(false);
  expect(text().innerHTML).toBe('<p>About <b>us</b><img src="x"></p>');
  await act(async () => {
    for (const task of idle) task();
  });
  expect(isEditor(text())).toBe(true);
  expect(text().textContent).toBe('About us');
});

test('hovering a text creates its editor', () => {
  const text = show('<p>About us</p>');

  fireEvent.pointerOver(text());

  expect(isEditor(text())).toBe(true);
});

test('the keyboard that comes to a text stays in it, and its strap is the chosen one', async () => {
  const text = show('<p>About us</p>');

  await act(async () => text().focus());

  expect(isEditor(text())).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(choose).toHaveBeenCalledWith('s1');
});

test('an empty text is marked, so that it takes no more room than for visitors', () => {
  const text = show('<p> </p>');
  expect(text().closest('.editor-empty-text')).not.toBeNull();

  cleanup();
  expect(show('<p>Words</p>')().closest('.editor-empty-text')).toBeNull();
});
