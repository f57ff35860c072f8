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

test('arrows open a menu and go round its items; Escape closes it and leaves the focus on its button', async () => {
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

test('an item closes the menu and finds the focus on its button, where a dialog gives it back', () => {
  const { menu, onPress } = show();
  onPress.mockImplementation(() => expect(document.activeElement).toBe(menu));
  fireEvent.click(menu);

  fireEvent.click(button('Apple'));

  expect(onPress).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('a menu closes when the focus leaves it or something else is pressed', () => {
  const { menu } = show();
  fireEvent.click(menu);
  act(() => button('Apple').focus());
  act(() => button('Elsewhere').focus());
  expect(isOpen()).toBe(false);

  fireEvent.click(menu);
  fireEvent.pointerDown(button('Elsewhere'));
  expect(isOpen()).toBe(false);
});
