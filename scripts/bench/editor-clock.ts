import type { Page } from '@playwright/test';

/** Two frames after a press, in the page: its effects are painted by then. */
declare global {
  interface Window {
    /** Times by measurement, in milliseconds. */
    benchTimes?: Record<string, number>;
    /** The longest event of each key, by interaction id. */
    benchKeys?: Map<number, number>;
  }
}

/** Shorter events are not reported by the browser. */
export const SHORTEST_EVENT_MS = 16;

/** Measures from the next press of Start Editing to the first paint of a canvas with that many straps. */
export async function timeOpening(page: Page, straps: number): Promise<void> {
  await page.evaluate((count) => {
    window.benchTimes = {};
    document.addEventListener(
      'click',
      (press) => {
        const look = () => {
          const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame');
          const drawn = canvas?.contentDocument?.querySelectorAll('[data-puck-component]').length ?? 0;
          if (drawn < count || !canvas?.checkVisibility({ opacityProperty: true }))
            return requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            Object.assign(window.benchTimes ?? {}, { opening: performance.now() - press.timeStamp });
          };
          requestAnimationFrame(() => painted.port2.postMessage(null));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, straps);
}

/** Measures from the next drop in the canvas to the first paint of the new order. */
export async function timeDrop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow;
    if (!canvas) throw new Error('There is no canvas');
    const order = () =>
      [
        ...canvas.document.querySelectorAll(
          '[data-puck-dropzone] > [data-puck-component]:not([data-dnd-dragging]):not([data-dnd-placeholder])',
        ),
      ]
        .map((strap) => strap.getAttribute('data-puck-component'))
        .join();
    const before = order();
    const count = before.split(',').length;
    window.benchTimes = {};
    canvas.addEventListener(
      'pointerup',
      (drop) => {
        const look = () => {
          const now = order();
          if (now === before || now.split(',').length !== count) return canvas.requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            Object.assign(window.benchTimes ?? {}, { drop: canvas.performance.now() - drop.timeStamp });
          };
          painted.port2.postMessage(null);
        };
        canvas.requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Waits for the time last measured. Not by `waitForFunction`, whose own script takes 6 ms of the page's time at full speed. */
export async function measured(
  page: Page,
  what: 'opening' | 'drop' | 'press',
  timeout: number,
): Promise<number> {
  const time = await page.evaluate(
    ([name, latest]) =>
      new Promise<number | null>((resolve) => {
        const end = performance.now() + latest;
        const look = () => {
          const found = window.benchTimes?.[name];
          if (found === undefined && performance.now() < end) setTimeout(look, 50);
          else resolve(found ?? null);
        };
        look();
      }),
    [what, timeout] as const,
  );
  if (time === null) throw new Error(`The ${what} was not measured within ${timeout} ms`);

  return time;
}

/** Records each key's latency from press to paint, in the page or its canvas, by the browser's Event Timing. */
export async function timeKeys(page: Page, where: 'page' | 'canvas'): Promise<void> {
  await page.evaluate((place) => {
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow;
    const view = (place === 'canvas' ? canvas : window) as (Window & typeof globalThis) | null | undefined;
    if (!view) throw new Error('There is no canvas');
    const keys = new Map<number, number>();
    window.benchKeys = keys;
    const observer = new view.PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId || !entry.name.startsWith('key')) continue;
        keys.set(entry.interactionId, Math.max(entry.duration, keys.get(entry.interactionId) ?? 0));
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  }, where);
}

/** Milliseconds per key; unreported ones were below the threshold. */
export async function keyTimes(page: Page, pressed: number): Promise<number[]> {
  const slow = await page.evaluate(() => [...(window.benchKeys?.values() ?? [])]);
  const quick = Array<number>(Math.max(0, pressed - slow.length)).fill(SHORTEST_EVENT_MS);

  return [...slow, ...quick];
}
