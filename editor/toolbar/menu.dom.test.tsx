import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function show() {
  const onPress = vi.fn();
  render(
    <>
      <Menu label="Fruit">
        <button type="button" onClick={onPress}>
          Apple
        </button>
        <button type="button">Pear</button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );

  return { onPress, menu: button('Fruit') };
}
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => screen.queryByRole('button', { name: 'Apple' }) !== null;
async function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await act(() => new Promise(requestAnimationFrame));
}

test('arrow keys open a menu and cycle through its items; Escape closes it and focuses its button', async () => {
  const { menu } = show();
  menu.focus();

  await press('ArrowDown');
  expect(document.activeElement).toBe(button('Apple'));
  await press('ArrowDown');
  await press('ArrowDown');
  expect(document.activeElement).toBe(button('Apple'));
  await press('ArrowUp');
  expect(document.activeElement).toBe(button('Pear'));
  await press('Escape');

  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu);
});

test('choosing an item closes the menu and focuses its button, to which a dialog returns the focus', () => {
  const { menu, onPress } = show();
  onPress.mockImplementation(() => expect(document.activeElement).toBe(menu));
  fireEvent.click(menu);

  fireEvent.click(button('Apple'));

  expect(onPress).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('a menu closes when it loses the focus or on a click outside', () => {
  const { menu } = show();
  fireEvent.click(menu);
  act(() => button('Apple').focus());
  act(() => button('Elsewhere').focus());
  expect(isOpen()).toBe(false);

  fireEvent.click(menu);
  fireEvent.pointerDown(button('Elsewhere'));
  expect(isOpen()).toBe(false);
});
