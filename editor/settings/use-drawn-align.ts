import { useEffect, useState } from 'react';
import { TEXT_ALIGNS, type TextAlign } from '#domain/page/page.ts';
import { strapElement } from '../puck/frame/canvas-frame.ts';

/** A layout may place its words itself, whatever the setting. */
export type DrawnAlign = {
  /** How the words are aligned. */
  shown: TextAlign;
  /** The alignments that look different, one of each look; a single one where the layout follows none. */
  offered: readonly TextAlign[];
};

const OF_BROWSERS: Readonly<Record<string, TextAlign>> = {
  start: 'left',
  left: 'left',
  center: 'centered',
  end: 'right',
  right: 'right',
  justify: 'justify',
};
/** Of long texts the first lines are enough. */
const MAX_TEXTS = 60;
/** A layout or a text is drawn again by then, and not while somebody types. */
const PAUSE_MS = 150;

type Look = { lines: string; own: TextAlign | undefined };
type Looks = ReadonlyMap<TextAlign, Look>;

/** How the canvas aligns the words of a strap, and which alignments its layout follows; null without words. */
export function useDrawnAlign(strapId: string, setting: TextAlign): DrawnAlign | null {
  const [drawn, setDrawn] = useState<{ strapId: string; looks: Looks } | null>(null);

  useEffect(() => {
    let timer = 0;
    const observer = new MutationObserver(() => later());
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, PAUSE_MS);
    };
    const measure = () => {
      const element = strapElement(strapId);
      const strap = element?.matches('.strap') ? element : element?.querySelector<HTMLElement>('.strap');
      if (!element || !strap) return later();
      setDrawn({ strapId, looks: looksOf(strap) });
      observer.observe(element, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['class'],
      });
      // Measuring is no change.
      observer.takeRecords();
    };
    measure();

    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [strapId]);

  return drawn?.strapId === strapId ? alignOfLooks(drawn.looks, setting) : null;
}

function alignOfLooks(looks: Looks, setting: TextAlign): DrawnAlign | null {
  const current = looks.get(setting);
  if (!current?.lines) return null;
  const linesOf = (align: TextAlign) => looks.get(align)?.lines;
  const isAlike = (align: TextAlign) => linesOf(align) === current.lines;
  const shown = current.own && isAlike(current.own) ? current.own : setting;
  const offered = TEXT_ALIGNS.filter((align, index) =>
    isAlike(align)
      ? align === shown
      : TEXT_ALIGNS.findIndex((one) => linesOf(one) === linesOf(align)) === index,
  );

  return { shown, offered };
}

/** Where the lines of its texts are with each alignment; nothing is painted meanwhile. */
function looksOf(strap: HTMLElement): Looks {
  const { className } = strap;
  const looks = TEXT_ALIGNS.map((align) => {
    strap.classList.remove(...TEXT_ALIGNS.map((one) => `is-${one}`));
    strap.classList.add(`is-${align}`);

    return [align, lookOf(strap)] as const;
  });
  strap.className = className;

  return new Map(looks);
}

function lookOf(strap: HTMLElement): Look {
  const lines = textsOf(strap).flatMap((text) => {
    const range = strap.ownerDocument.createRange();
    range.selectNodeContents(text);
    const ends = [...range.getClientRects()].map(
      ({ left, right }) => `${Math.round(left)}-${Math.round(right)}`,
    );

    // Short lines are justified like those at the left.
    return [alignOf(text.parentElement) === 'justify' ? 'justify' : '', ...ends];
  });

  return { lines: lines.join(' '), own: OF_BROWSERS[alignOf(strap.querySelector('.heading, .prose')) ?? ''] };
}

function textsOf(strap: HTMLElement): Node[] {
  const walker = strap.ownerDocument.createTreeWalker(strap, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (texts.length < MAX_TEXTS && walker.nextNode())
    if (walker.currentNode.textContent?.trim() && isSeen(walker.currentNode.parentElement))
      texts.push(walker.currentNode);

  return texts;
}

/** Words for screen readers have a box of one pixel. */
function isSeen(element: Element | null): boolean {
  return element !== null && !element.closest('.visually-hidden, button, svg, script, style');
}

function alignOf(element: Element | null): string | undefined {
  return element?.ownerDocument.defaultView?.getComputedStyle(element).textAlign;
}
