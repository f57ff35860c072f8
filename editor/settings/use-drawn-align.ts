import { useEffect, useState } from 'react';
import type { TextAlign } from '#domain/page/page.ts';
import { strapElement } from '../puck/frame/canvas-frame.ts';

const ALIGNS: Readonly<Record<string, TextAlign>> = {
  start: 'left',
  left: 'left',
  center: 'centered',
  end: 'right',
  right: 'right',
  justify: 'justify',
};

/** A strap that is hidden is not drawn at all. */
const MOST_FRAMES = 300;

/** How the canvas aligns the words of a strap, whose design may not follow the setting; null without words. */
export function useDrawnAlign(strapId: string, setting: TextAlign): TextAlign | null {
  const [drawn, setDrawn] = useState<{ by: TextAlign; align: TextAlign | null } | null>(null);

  // The canvas draws another setting some frames later.
  useEffect(() => {
    let frame = 0;
    const measure = (framesLeft: number) => {
      frame = requestAnimationFrame(() => {
        if (isDrawn(strapId, setting)) setDrawn({ by: setting, align: drawnAlign(strapId) });
        else if (framesLeft > 0) measure(framesLeft - 1);
      });
    };
    measure(MOST_FRAMES);

    return () => cancelAnimationFrame(frame);
  }, [strapId, setting]);

  return drawn?.by === setting ? drawn.align : null;
}

function isDrawn(strapId: string, setting: TextAlign): boolean {
  const element = strapElement(strapId);
  const strap = element?.matches('.strap') ? element : element?.querySelector('.strap');

  return strap?.classList.contains(`is-${setting}`) ?? false;
}

function drawnAlign(strapId: string): TextAlign | null {
  const words = strapElement(strapId)?.querySelector('.heading, .prose');
  const align = words?.ownerDocument.defaultView?.getComputedStyle(words).textAlign;

  return ALIGNS[align ?? ''] ?? null;
}
