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

/** How the canvas aligns the words of a strap, whose design may not follow the setting; null without words. */
export function useDrawnAlign(strapId: string, setting: TextAlign): TextAlign | null {
  const [drawn, setDrawn] = useState<{ by: TextAlign; align: TextAlign | null } | null>(null);

  // Another setting is drawn by the next frame.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn({ by: setting, align: drawnAlign(strapId) }));
    });

    return () => cancelAnimationFrame(frame);
  }, [strapId, setting]);

  return drawn?.by === setting ? drawn.align : null;
}

function drawnAlign(strapId: string): TextAlign | null {
  const words = strapElement(strapId)?.querySelector('.heading, .prose');
  const align = words?.ownerDocument.defaultView?.getComputedStyle(words).textAlign;

  return ALIGNS[align ?? ''] ?? null;
}
