import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StrapStyle } from '#domain/page/page.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { GradientControl } from './gradient-control.tsx';

const START = {
  angle: 90,
  colors: [
    { color: '#000000', pos: 0.2 },
    { color: '#ffffff', pos: 0.8 },
  ],
};

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 40));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function edit() {
  let current: StrapStyle['overlayGradient'] = START;
  function Edited() {
    const [value, setValue] = useState(START);
    return (
      <GradientControl
        value={value}
        palette={readyTheme('classic').straps.default}
        onChange={(changed) => {
          current = changed;
          setValue(changed);
        }}
      />
    );
  }
  const { container } = render(<Edited />);

  return {
    places: () => current.colors.map(({ pos }) => pos),
    stop: (number: number) => screen.getByRole('slider', { name: `Colour ${number}` }),
    track: container.querySelector('.gradient-bar__track') as HTMLElement,
    remove: screen.getByRole<HTMLButtonElement>('button', { name: 'Remove This Colour' }),
  };
}

test('a stop follows the pointer that captured it, and no other', () => {
  const { places, stop } = edit();
  fireEvent.pointerMove(stop(2), { clientX: 150 });
  expect(places()).toEqual([0.2, 0.8]);

  fireEvent.pointerDown(stop(2), { button: 0, clientX: 260 });
  fireEvent.pointerMove(stop(2), { clientX: 150 });
  expect(places()).toEqual([0.2, 0.25]);
  fireEvent.pointerMove(stop(2), { clientX: 900 });
  expect(places()).toEqual([0.2, 1]);

  fireEvent.pointerUp(stop(2));
  fireEvent.pointerMove(stop(2), { clientX: 150 });
  expect(places()).toEqual([0.2, 1]);
});

test('a click between the stops adds one there; a click on a stop adds none', () => {
  const { places, stop, track } = edit();
  fireEvent.click(stop(1), { clientX: 140 });
  expect(places()).toEqual([0.2, 0.8]);

  fireEvent.click(track, { clientX: 200 });
  expect(places()).toEqual([0.2, 0.8, 0.5]);
});

test('keys move a stop, and remove it while more than two remain', () => {
  const { places, stop, track, remove } = edit();
  expect(remove.disabled).toBe(true);
  fireEvent.keyDown(stop(1), { key: 'ArrowRight' });
  fireEvent.keyDown(stop(1), { key: 'PageUp' });
  expect(stop(1).getAttribute('aria-valuenow')).toBe('31');
  expect(stop(1).getAttribute('aria-valuetext')).toBe('31%, #000000');
  fireEvent.keyDown(stop(1), { key: 'Delete' });
  expect(places()).toEqual([0.31, 0.8]);

  fireEvent.click(track, { clientX: 200 });
  expect(remove.disabled).toBe(false);
  fireEvent.keyDown(stop(1), { key: 'Delete' });
  expect(places()).toEqual([0.8, 0.5]);
  expect(remove.disabled).toBe(true);
});
