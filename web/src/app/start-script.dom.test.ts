import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyInput } from './replay-early-input.ts';
import { startScript } from './start-script.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  frames = [];
  delete window.earlyInput;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A picture; the returned function loads it or makes it fail. */
function addPicture(loading: 'eager' | 'lazy'): (isThere?: boolean) => void {
  const image = document.createElement('img');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  image.loading = loading;
  image.decode = () => promise;
  document.body.append(image);

  return (isThere = true) => (isThere ? resolve() : reject(new Error('It cannot be had')));
}

function run(): void {
  new Function(startScript({ entry: '/assets/entry.js', modules: ['/assets/kit.js'] }))();
}

async function paint(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  for (const frame of frames.splice(0)) frame(0);
  await vi.advanceTimersByTimeAsync(1);
}

const requests = () => [
  document.querySelectorAll('script[type=module][src="/assets/entry.js"]').length,
  document.querySelectorAll('link[rel=modulepreload][href="/assets/kit.js"]').length,
];

test('without pictures on the first screen the code loads after the first paint, with all imports', async () => {
  addPicture('lazy');
  run();
  await vi.advanceTimersByTimeAsync(10);
  expect(requests()).toEqual([0, 0]);

  await paint();
  expect(requests()).toEqual([1, 1]);
});

test.each([true, false])(
  'the first picture is painted before the code loads (it can be loaded: %s)',
  async (isThere) => {
    const arrive = addPicture('eager');
    run();
    await paint();
    expect(requests()).toEqual([0, 0]);

    arrive(isThere);
    await paint();
    expect(requests()).toEqual([1, 1]);
  },
);

test('a slow picture delays the code for a moment, and it loads once', async () => {
  const arrive = addPicture('eager');
  run();
  await paint();
  await vi.advanceTimersByTimeAsync(300);
  expect(requests()).toEqual([1, 1]);

  arrive();
  await paint();
  expect(requests()).toEqual([1, 1]);
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s loads the code before the first paint', (kind) => {
  addPicture('eager');
  run();
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));

  expect(requests()).toEqual([1, 1]);
});

test('a page in a background tab loads its code after a second', () => {
  run();
  vi.advanceTimersByTime(1000);

  expect(requests()).toEqual([1, 1]);
});

test('a button whose popover the browser opened before hydration is not clicked again', async () => {
  document.body.innerHTML =
    '<button type="button" popovertarget="drawer"><i>Menu</i></button><div id="drawer" popover></div>';
  run();
  document.querySelector<HTMLElement>('i')?.click();
  const clicked = vi.fn();
  document.addEventListener('click', clicked);
  void replayEarlyInput();
  await vi.runAllTimersAsync();

  expect(clicked).not.toHaveBeenCalled();
});

test('a button clicked before hydration is clicked again after it; links are left alone', async () => {
  document.body.innerHTML =
    '<button type="button" id="menu"><i>Menu</i></button><button type="submit" id="send">Send</button>';
  run();
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).id));

  document.querySelector<HTMLElement>('#send')?.click();
  void replayEarlyInput();
  await vi.runAllTimersAsync();
  expect(pressed).toEqual(['send']);

  run();
  document.querySelector<HTMLElement>('#menu i')?.click();
  void replayEarlyInput();
  void replayEarlyInput();
  await vi.runAllTimersAsync();
  expect(pressed).toEqual(['send', '', 'menu']);

  document.querySelector<HTMLElement>('#menu')?.click();
  expect(pressed).toEqual(['send', '', 'menu', 'menu']);
});
