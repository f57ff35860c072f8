import type { PageAssets } from './assets.ts';

/** So long after the first paint the code goes its way beside a first picture that is not there yet. */
const HEAD_START_MS = 300;
/** The code is asked for then at the latest: a page in the background is not painted. */
const LATEST_MS = 1000;

/**
 * A script of the document's end that asks for the page's code once the first screen is painted, pictures and all, or a moment
 * later where they take long: what is painted first has the connection and the processor for itself. Whoever touches the page,
 * uses the keyboard or enters a field gets the code at once; what is chosen and the button that is pressed meanwhile are kept for it
 * (`doWhatWasDoneEarly`).
 */
export function startScript({ entry, modules }: Pick<PageAssets, 'entry' | 'modules'>): string {
  return `(function (entry, modules) {
  var kinds = ['pointerdown', 'keydown', 'focusin'];
  var early = window.earlyPress = { keep: keep, button: null, note: note, fields: [] };
  function keep(event) { early.button = event.target.closest('button[type="button"]'); }
  function note(event) { early.fields.push(event.target); }
  function add(tag, properties) {
    document.head.append(Object.assign(document.createElement(tag), properties));
  }
  function begin() {
    if (!kinds) return;
    kinds.forEach(function (kind) { document.removeEventListener(kind, begin, true); });
    kinds = null;
    add('script', { type: 'module', src: entry });
    modules.forEach(function (href) { add('link', { rel: 'modulepreload', href: href }); });
  }
  function afterPaint(next, ms) {
    requestAnimationFrame(function () { setTimeout(next, ms); });
  }
  function isOfFirstScreen(image) { return image.loading !== 'lazy'; }
  function isDrawn(image) { return image.decode().catch(function () {}); }
  document.addEventListener('click', keep, true);
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
  kinds.forEach(function (kind) { document.addEventListener(kind, begin, true); });
  setTimeout(begin, ${LATEST_MS});
  afterPaint(begin, ${HEAD_START_MS});
  Promise.all(Array.from(document.images).filter(isOfFirstScreen).map(isDrawn)).then(function () { afterPaint(begin, 0); });
})(${JSON.stringify(entry)}, ${JSON.stringify(modules)});`;
}
