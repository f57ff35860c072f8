export type FarStraps = {
  /** Until they are woken. Tells when somebody may look at what rests: they scroll, or the page gets another width. */
  rest: (onLook: () => void) => void;
  wake: () => void;
};

/** A strap is far where it is so many heights of the screen above or below it. */
const FAR = 1;
/** Whoever scrolls so many heights of the screen looks around. */
const LOOKING_AROUND = 0.25;
const RESTING = 'data-resting';
const HEIGHT = '--resting-height';

/**
 * Straps far from the screen can rest: they keep their room, and the browser lays out and paints nothing in them (canvas.css). What
 * is in them cannot be found, read out or come to by keyboard meanwhile, so that they rest only for what has to be quick.
 */
export function createFarStraps(canvas: Document): FarStraps {
  let resting: HTMLElement[] = [];
  let watching = new AbortController();

  const wake = () => {
    watching.abort();
    for (const strap of resting) {
      strap.removeAttribute(RESTING);
      strap.style.removeProperty(HEIGHT);
    }
    resting = [];
  };

  const rest = (onLook: () => void) => {
    const view = canvas.defaultView;
    if (!view) return;
    const screen = view.innerHeight;
    // All are measured before the first one changes.
    const straps = [...canvas.querySelectorAll<HTMLElement>('[data-puck-component]')].map((strap) => ({
      strap,
      box: strap.getBoundingClientRect(),
    }));
    const far = straps.filter(
      ({ strap, box }) =>
        (box.bottom < -FAR * screen || box.top > (1 + FAR) * screen) && !strap.contains(canvas.activeElement),
    );
    for (const { strap, box } of far) {
      strap.style.setProperty(HEIGHT, `${box.height}px`);
      strap.setAttribute(RESTING, '');
    }
    resting = far.map(({ strap }) => strap);

    watching = new AbortController();
    const options = { passive: true, signal: watching.signal };
    const from = view.scrollY;
    view.addEventListener('resize', onLook, options);
    view.addEventListener(
      'scroll',
      () => Math.abs(view.scrollY - from) > LOOKING_AROUND * screen && onLook(),
      options,
    );
  };

  return { rest, wake };
}
