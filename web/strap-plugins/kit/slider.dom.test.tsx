import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SliderStyle } from '#domain/page/page.ts';
import { Slider } from './slider.tsx';

const SLIDES = ['One', 'Two', 'Three'];

type Props = { id?: string; interval?: number; style?: SliderStyle; isEditing?: boolean; slides?: string[] };

function slider({
  id = 's1',
  interval = 4,
  style = 'slide',
  isEditing = false,
  slides = SLIDES,
}: Props = {}) {
  return (
    <Slider id={id} label="Quotes" style={style} interval={interval} isEditing={isEditing} slides={slides} />
  );
}

const shown = () =>
  screen.getAllByRole('group', { hidden: true }).findIndex(({ className }) => className.includes('is-shown'));
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function allowMotion(isAllowed: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isAllowed,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  allowMotion(true);
  Element.prototype.scrollTo = scrollTo;
  scrollTo.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the next slide is shown after the interval, and the first after the last [R4.084]', () => {
  render(slider());
  wait(3.9);
  expect(shown()).toBe(0);
  wait(0.1);
  expect(shown()).toBe(1);
  wait(4);
  expect(shown()).toBe(2);
  wait(4);
  expect(shown()).toBe(0);
});

test('the buttons wrap in both directions [R4.084]', () => {
  render(slider());
  press('Previous');
  expect(shown()).toBe(2);
  press('Next');
  expect(shown()).toBe(0);
});

test.each(['Next', 'Previous'])('the rotation stops after a press of %s [R4.083]', (button) => {
  render(slider());
  press(button);
  const place = shown();
  wait(60);

  expect(shown()).toBe(place);
});

test('the rotation stops after a swipe [R4.083]', () => {
  const { container } = render(slider({ style: 'fade' }));
  const track = container.querySelector('.slider__track') as HTMLElement;
  fireEvent.touchStart(track, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(track, { changedTouches: [{ clientX: 90 }] });
  expect(shown()).toBe(1);
  wait(60);

  expect(shown()).toBe(1);
});

test('stacked slides have a previous slide, except at first', () => {
  const { container } = render(slider({ style: 'fade' }));
  const before = () => [...container.querySelectorAll('.was-shown')].map(({ textContent }) => textContent);
  expect(before()).toEqual([]);

  press('Next');
  expect(before()).toEqual(['One']);
  press('Next');
  expect(before()).toEqual(['Two']);
  press('Previous');
  expect([shown(), before()]).toEqual([1, ['Three']]);
});

test('another interval or strap restarts the rotation [R4.082]', () => {
  const { rerender } = render(slider());
  press('Next');
  rerender(slider({ interval: 10 }));
  wait(9.9);
  expect(shown()).toBe(1);
  wait(0.1);
  expect(shown()).toBe(2);

  press('Next');
  rerender(slider({ interval: 10, id: 's2' }));
  wait(10);
  expect(shown()).toBe(1);
});

test('slides are measured again 1 s after mounting [R9.064]', () => {
  render(slider());
  wait(0.999);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(0.001);

  expect(scrollTo.mock.calls).toEqual([[{ left: 0, behavior: 'instant' }]]);
});

test('hover pauses the rotation and leaving resumes it', () => {
  render(slider());
  const region = screen.getByRole('region', { name: 'Quotes' });
  fireEvent.mouseEnter(region);
  wait(30);
  expect(shown()).toBe(0);
  fireEvent.mouseLeave(region);
  wait(4);

  expect(shown()).toBe(1);
});

test('the rotation can be stopped and started; while it runs slides are not announced', () => {
  const { container } = render(slider());
  const live = () => container.querySelector('.slider__track')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  press('Stop the slides');
  expect(live()).toBe('polite');
  wait(30);
  expect(shown()).toBe(0);
  press('Let the slides move');
  wait(4);

  expect(shown()).toBe(1);
});

test.each([
  ['whoever wants less motion', false, {}],
  ['an agent who edits', true, { isEditing: true }],
  ['a single slide', true, { slides: ['One'] }],
])('nothing rotates for %s', (_, isAllowed, props) => {
  allowMotion(isAllowed);
  render(slider(props));
  wait(60);

  expect(shown()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull();
});

test('hidden slides are not focusable', () => {
  render(slider());

  expect(screen.getAllByRole('group', { hidden: true }).map((slide) => slide.hasAttribute('inert'))).toEqual([
    false,
    true,
    true,
  ]);
});
