type WaitingStraps = { add: (element: Element, draw: () => void) => () => void };

/** So far from the screen a strap is drawn before it is seen. */
const NEAR = '100% 0px';
/** Nothing is drawn so long after a key or a press: what somebody does comes first. */
const QUIET_MS = 1000;
/** Between two straps that are drawn while nobody does anything. */
const PAUSE_MS = 50;
const ACTIONS = ['keydown', 'pointerdown', 'pointermove'];

const queues = new WeakMap<Document, WaitingStraps>();

/** Straps of a canvas that are not drawn yet. Each is when it comes near the screen, the others one by one while nobody does anything. */
export function waitingStraps(canvas: Document): WaitingStraps {
  const queue = queues.get(canvas) ?? createQueue(canvas);
  queues.set(canvas, queue);

  return queue;
}

function createQueue(canvas: Document): WaitingStraps {
  const waiting = new Map<Element, () => void>();
  let lastAction = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const note = () => {
    lastAction = performance.now();
  };
  const begin = () => {
    timer = setInterval(drawNext, PAUSE_MS);
    for (const place of [canvas, document]) {
      for (const type of ACTIONS) place.addEventListener(type, note, { capture: true, passive: true });
    }
  };
  const end = () => {
    clearInterval(timer);
    timer = undefined;
    for (const place of [canvas, document]) {
      for (const type of ACTIONS) place.removeEventListener(type, note, { capture: true });
    }
  };
  const remove = (element: Element) => {
    waiting.delete(element);
    observer.unobserve(element);
    if (waiting.size === 0) end();
  };
  const draw = (element: Element) => {
    const drawIt = waiting.get(element);
    remove(element);
    drawIt?.();
  };
  const drawNext = () => {
    const [next] = waiting.keys();
    if (next && performance.now() - lastAction > QUIET_MS) draw(next);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target);
    },
    { root: canvas, rootMargin: NEAR },
  );

  return {
    add(element, drawIt) {
      waiting.set(element, drawIt);
      observer.observe(element);
      if (timer === undefined) begin();

      return () => remove(element);
    },
  };
}
