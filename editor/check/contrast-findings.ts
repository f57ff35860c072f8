import type { FindingPlace, PageFinding } from '#domain/page/page-findings.ts';
import { type Color, overColor, parseColor } from '#domain/theme/color.ts';
import { AA_TEXT, contrast } from '#domain/theme/contrast.ts';

/** Large text needs less (WCAG 2 AA): from 24 pixels, or bold from 18.66. */
const AA_LARGE = 3;
const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const SHOWN_CHARACTERS = 40;

/** The text that is hardest to read in each strap, as the browser computes its colours. Text over a picture is left out. */
export function contrastFindings(canvas: Document): PageFinding[] {
  const places: [string, (element: HTMLElement) => FindingPlace][] = [
    ['header', () => ({ panel: 'header' })],
    ['[data-puck-component]', (element) => ({ strapId: element.getAttribute('data-puck-component') ?? '' })],
    ['footer', () => ({ panel: 'footer' })],
  ];

  return places.flatMap(([selector, placeOf]) =>
    [...canvas.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const worst = worstText(element);

      return worst ? [{ kind: 'contrast' as const, place: placeOf(element), detail: worst }] : [];
    }),
  );
}

function worstText(root: HTMLElement): string | null {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let worst: { share: number; ratio: number; text: string } | null = null;

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || !isSeen(element)) continue;
    const ratio = ratioOf(element);
    if (ratio === null) continue;
    const share = ratio / (isLarge(element) ? AA_LARGE : AA_TEXT);
    if (share < 1 && share < (worst?.share ?? 1)) worst = { share, ratio, text };
  }
  if (!worst) return null;
  const { ratio, text } = worst;
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

  // Rounded down, as rounding up could show the required ratio.
  return `“${shown}” (${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1)`;
}

function isSeen(element: HTMLElement): boolean {
  // The editor's own notes and buttons are no part of the page.
  if (element.closest('[class*="editor-"], .visually-hidden, :disabled, [aria-disabled="true"]'))
    return false;
  const { width, height } = element.getBoundingClientRect();

  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Null where a picture is behind the text, or a colour is in a space that is not known. */
function ratioOf(element: HTMLElement): number | null {
  const color = computedColor(styleOf(element).color);
  const ground = groundOf(element);

  return color && ground && contrast(color, ground);
}

function groundOf(element: HTMLElement): Color | null {
  const layers: Color[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = styleOf(at);
    if (backgroundImage !== 'none' || at.classList.contains('has-media')) return null;
    const layer = computedColor(backgroundColor);
    if (!layer) return null;
    layers.push(layer);
    if (layer.a === 1) break;
  }

  return layers.reduceRight((below, layer) => overColor(layer, below), WHITE);
}

/** Mixed colours are computed as `color(srgb 0.1 0.2 0.3 / 0.5)`. */
function computedColor(text: string): Color | null {
  const [, red, green, blue, alpha = '1'] =
    /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(text) ?? [];
  if (red === undefined) return parseColor(text);

  return { r: Number(red) * 255, g: Number(green) * 255, b: Number(blue) * 255, a: Number(alpha) };
}

function isLarge(element: HTMLElement): boolean {
  const { fontSize, fontWeight } = styleOf(element);
  const size = Number.parseFloat(fontSize);

  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
}

function styleOf(element: HTMLElement): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
