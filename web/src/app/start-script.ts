import type { PageAssets } from './assets.ts';

/** After the first paint, code waits at most this long for the pictures of the first screen. */
const HEAD_START_MS = 300;
/** Latest start of loading: a page in a background tab is never painted. */
const LATEST_MS = 1000;

/**
 * Inline script at the end of the document: loads the page's code once the first screen is painted with its pictures, or
 * a moment later if they are slow, so that the first paint has connection and processor to itself. A press, key or focus
 * loads the code at once; changed fields, the last clicked button and the document's URL are recorded until hydration
 * replays them (`replayEarlyInput`). Popovers are the browser's: a second click would close them.
 */
export function startScript({ entry, modules }: Pick<PageAssets, 'entry' | 'modules'>): string {
  return `(function (entry, modules) {
  var kinds = ['pointerdown', 'keydown', 'focusin'];
  var early = window.earlyInput = { recordClick: recordClick, button: null, recordInput: recordInput, fields: [], url: location.href };
  function recordClick(event) { early.button = event.target.closest('button[type="button"]:not([popovertarget])'); }
  function recordInput(event) { early.fields.push(event.target); }
  function append(tag, properties) {
    document.head.append(Object.assign(document.createElement(tag), properties));
  }
  function begin() {
    if (!kinds) return;
    kinds.forEach(function (kind) { document.removeEventListener(kind, begin, true); });
    kinds = null;
    append('script', { type: 'module', src: entry });
    modules.forEach(function (href) { append('link', { rel: 'modulepreload', href: href }); });
  }
  function afterPaint(next, ms) {
    requestAnimationFrame(function () { setTimeout(next, ms); });
  }
  function isOfFirstScreen(image) { return image.loading !== 'lazy'; }
  function decoded(image) { return image.decode().catch(function () {}); }
  document.addEventListener('click', recordClick, true);
  document.addEventListener('input', recordInput, true);
  document.addEventListener('change', recordInput, true);
  kinds.forEach(function (kind) { document.addEventListener(kind, begin, true); });
  setTimeout(begin, ${LATEST_MS});
  afterPaint(begin, ${HEAD_START_MS});
  Promise.all(Array.from(document.images).filter(isOfFirstScreen).map(decoded)).then(function () { afterPaint(begin, 0); });
})(${JSON.stringify(entry)}, ${JSON.stringify(modules)});`;
}
