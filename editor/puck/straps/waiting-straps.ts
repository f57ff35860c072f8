type WaitingStraps = { add: (element: Element, draw: () => void) => () => void };

/** Root margin within which a strap is rendered before it is visible. */
const NEAR = '100% 0px';
/** No strap is rendered within this time after a key or pointer event. */
const IDLE_AFTER_MS = 1000;
/** Pause between two straps that are rendered while idle. */
const PAUSE_MS = 50;
const ACTIONS = ['keydown', 'pointerdown', 'pointermove'];

const queues = new WeakMap<Document, WaitingStraps>();

/** The straps of a canvas that are not rendered yet. Each is when it comes near the screen, the others one by one while idle. */
export function waitingStraps(canvas: Document): WaitingStraps {
  const queue = queues.get(canvas) ?? createQueue(canvas);
  queues.set(canvas, queue);

  return queue;
}

function createQueue(canvas: Document): WaitingStraps {
  const waiting = new Map<Element, () => void>();
  let lastAction = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const recordAction = () => {
    lastAction = performance.now();
  };
  const begin = () => {
    timer = setInterval(renderNext, PAUSE_MS);
    for (const place of [canvas, document]) {
      for (const type of ACTIONS)
        place.addEventListener(type, recordAction, { capture: true, passive: true });
    }
  };
  const end = () => {
    clearInterval(timer);
    timer = undefined;
    for (const place of [canvas, document]) {
      for (const type of ACTIONS) place.removeEventListener(type, recordAction, { capture: true });
    }
  };
  const remove = (element: Element) => {
    waiting.delete(element);
    observer.unobserve(element);
    if (waiting.size === 0) end();
  };
  const renderNow = (element: Element) => {
    const render = waiting.get(element);
    remove(element);
    render?.();
  };
  const renderNext = () => {
    const [next] = waiting.keys();
    if (next && performance.now() - lastAction > IDLE_AFTER_MS) renderNow(next);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) renderNow(target);
    },
    { root: canvas, rootMargin: NEAR },
  );

  return {
    add(element, render) {
      waiting.set(element, render);
      observer.observe(element);
      if (timer === undefined) begin();

      return () => remove(element);
    },
  };
}
