import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createToolKeys } from './tool-keys.ts';

const choose = vi.fn();
const keys = () => createToolKeys(choose);
const at = (selector: string) => {
  const target = document.querySelector<HTMLElement>(selector);
  return { target } as unknown as KeyboardEvent;
};
const focused = () => document.activeElement?.id;

beforeEach(() => {
  choose.mockClear();
  document.body.innerHTML = `
    <section data-puck-component="one" tabindex="0" id="strap">
      <div class="ProseMirror" tabindex="0" id="text"></div>
      <h2 tabindex="0" id="heading"></h2>
    </section>
    <p id="aside"></p>`;
});

const drawTools = (more = '') =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section data-tools-of="one"><button id="settings">Settings</button>${more}</section>`,
  );
const MENU = `<div class="rich-text-menu"><button id="bold">Bold</button>
  <div class="rich-text-menu__choices"><button id="red">Red</button></div></div>`;

test('keys move the focus from a strap and its heading to its toolbar, from rich text to its menu, and back', () => {
  drawTools(MENU);
  const { toTools, back } = keys();

  expect(toTools(at('#heading'))).toBe(true);
  expect(focused()).toBe('settings');
  expect(back(at('#settings'))).toBe(true);
  expect(focused()).toBe('heading');

  expect(toTools(at('#text'))).toBe(true);
  expect(focused()).toBe('bold');
  expect(back(at('#red'))).toBe(false);
  expect(back(at('#bold'))).toBe(true);
  expect(focused()).toBe('text');
  expect(choose).not.toHaveBeenCalled();
});

test('moving to the toolbar of an unselected strap selects it first and focuses the toolbar once rendered', async () => {
  expect(keys().toTools(at('#strap'))).toBe(true);
  expect(choose).toHaveBeenCalledWith('one');
  drawTools();

  await waitFor(() => expect(focused()).toBe('settings'));
});

test('the focus returns to the strap if its origin is gone; outside of a strap it does not move', () => {
  drawTools();
  const { toTools, back } = keys();
  expect(toTools(at('#aside'))).toBe(false);
  expect(back(at('#aside'))).toBe(false);

  toTools(at('#heading'));
  document.querySelector('#heading')?.remove();
  expect(back(at('#settings'))).toBe(true);
  expect(focused()).toBe('strap');
});
