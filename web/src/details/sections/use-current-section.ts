import { type RefObject, useEffect, useState } from 'react';
import { SECTION_IDS, type Section } from './page-sections.ts';

/** Share of the window's height above which a section counts as read. */
const READ_LINE = 0.33;

/** The section that is read, and whether the row of links has reached the edge where it stays. */
export function useCurrentSection(sections: readonly Section[], row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<Section | undefined>(sections[0]);
  const [isStuck, setStuck] = useState(false);
  const names = sections.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight * READ_LINE;
      const all = names.split(' ') as Section[];
      setCurrent(all.findLast((section) => (topOf(SECTION_IDS[section]) ?? line) < line) ?? all[0]);
      const node = row.current;
      if (node) setStuck(node.getBoundingClientRect().top <= edgeOf(node));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });

    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [names, row]);

  return { current, isStuck };
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}

/** Where a sticky element stays, with the fraction of a pixel that a browser may round off. */
function edgeOf(node: HTMLElement): number {
  return (Number.parseFloat(getComputedStyle(node).insetBlockStart) || 0) + 1;
}
