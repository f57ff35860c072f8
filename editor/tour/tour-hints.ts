import { HERO_ID } from '#domain/page/page.ts';
import { canvasDocument } from '../puck/frame/canvas-frame.ts';
import { type Box, clipped } from './place-hint.ts';

export type HintKey = 'words' | 'sections' | 'theme' | 'live';
/** A hint; `target` finds the control it is about, the best one that can be seen. */
export type Hint = { key: HintKey; icon: string; target: () => Element | null };

export const HINTS: readonly Hint[] = [
  {
    key: 'words',
    icon: 'pencil',
    target: () => inCanvas(':is(h1, h2, h3)[contenteditable="true"]', '[contenteditable="true"]'),
  },
  {
    key: 'sections',
    icon: 'plus',
    // The buttons between sections are there once one is selected.
    target: () =>
      inCanvas(
        '.is-selected > .editor-strap-overlay__insert',
        '.is-empty button',
        `[data-puck-component]:not([data-puck-component="${HERO_ID}"])`,
      ),
  },
  {
    key: 'theme',
    icon: 'palette',
    target: () =>
      inEditor(
        '.editor-panel .option-cards:has(.ready-palettes__swatches)',
        '[data-tool="palette"]',
        '.editor-toolbar__more .editor-menu__button',
      ),
  },
  {
    key: 'live',
    icon: 'globe',
    target: () =>
      inEditor('.editor-toolbar .editor-button.is-primary', '.publishing-menu .editor-menu__button'),
  },
];

/** Whether an agent types on the page. */
export function isInText(): boolean {
  return (
    document.activeElement?.id === 'preview-frame' &&
    canvasDocument()?.activeElement?.matches('[contenteditable="true"]') === true
  );
}

export function isPickerOpen(): boolean {
  return document.querySelector('.editor-picker') !== null;
}

/** Whether a dialog, a menu, or a panel without the target is open. */
export function isElsewhere(target: Element | null): boolean {
  if (document.querySelector('dialog[open], .editor-menu__button[aria-expanded="true"]')) return true;
  const panel = document.querySelector('.editor-panel');

  return panel !== null && !panel.contains(target);
}

/** What can be seen of a target, on the screen of the editor. */
export function boxOf(target: Element): Box | null {
  const screen = screenBox();
  const { left, top, width, height } = target.getBoundingClientRect();
  const frame = target.ownerDocument.defaultView?.frameElement;
  if (!frame) return clipped({ left, top, width, height }, screen);

  const page = frame.getBoundingClientRect();
  const scale = page.width / (frame.clientWidth || page.width);
  const box = {
    left: page.left + left * scale,
    top: page.top + top * scale,
    width: width * scale,
    height: height * scale,
  };
  const visible = clipped(page, screen);

  return visible && clipped(box, visible);
}

export function screenBox(): Box {
  return { left: 0, top: 0, width: document.documentElement.clientWidth, height: window.innerHeight };
}

function inCanvas(...selectors: string[]): Element | null {
  return bestOf(canvasDocument(), selectors);
}

function inEditor(...selectors: string[]): Element | null {
  return bestOf(document, selectors);
}

/** The first that can be seen, else the first that is laid out. */
function bestOf(root: Document | null, selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = [...(root?.querySelectorAll(selector) ?? [])].filter(
      (node) => node.getClientRects().length > 0,
    );
    const best = found.find((node) => boxOf(node) !== null) ?? found[0];
    if (best) return best;
  }

  return null;
}
