import { useEffect, useState } from 'react';
import { followVisitorsHeight } from './viewport-heights.ts';

/** Disabled links stand for styles that the document contains. */
const STYLES = 'style, link[rel="stylesheet"]:not([disabled])';

/**
 * Copies the styles of this document into the canvas, and those that are added later. True once they are loaded: rendered before, the
 * straps would be styled and laid out twice. Puck's own copy (`syncHostStyles`) computes a SHA-1 of every sheet: 20 ms of an opening in
 * a CPU profile.
 */
export function useHostStyles(canvas: Document | undefined): boolean {
  const [areLoaded, setAreLoaded] = useState(false);

  useEffect(() => {
    if (!canvas) return;
    copyAttributes(document.documentElement, canvas.documentElement);
    copyAttributes(document.body, canvas.body);

    const copies = new Map<Element, HTMLElement>();
    const copy = (style: Element) => {
      if (copies.has(style)) return;
      copies.set(style, style.cloneNode(true) as HTMLElement);
      return copies.get(style);
    };
    const initial = [...document.querySelectorAll(STYLES)].flatMap((style) => copy(style) ?? []);
    let isCurrent = true;
    void Promise.all(initial.map((style) => append(canvas, style))).then(
      () => isCurrent && setAreLoaded(true),
    );

    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of removedNodes) {
          copies.get(node as Element)?.remove();
          copies.delete(node as Element);
        }
        for (const node of addedNodes) {
          const added = node instanceof Element && node.matches(STYLES) && copy(node);
          if (added) void append(canvas, added);
        }
      }
    });
    observer.observe(document.head, { childList: true });

    return () => {
      isCurrent = false;
      observer.disconnect();
      for (const style of copies.values()) style.remove();
    };
  }, [canvas]);

  return areLoaded;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Resolves when the style sheet is loaded, or cannot be. */
async function append(canvas: Document, style: HTMLElement): Promise<void> {
  const isLoaded = style instanceof HTMLLinkElement && settled(style);
  canvas.head.append(style);
  await isLoaded;
  followVisitorsHeight((style as HTMLLinkElement | HTMLStyleElement).sheet);
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
