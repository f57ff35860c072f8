import { Puck } from '@puckeditor/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { canvasDocument } from './canvas-frame.ts';
import type { PreviewWidth } from './preview-width.ts';
import { setViewportHeight } from './viewport-heights.ts';

/** What is typed in place must stay legible beside a panel. */
const LEAST_SCALE = 0.7;

type PreviewFrameProps = {
  width: PreviewWidth;
  /** A panel takes room beside the page. */
  hasPanel: boolean;
};

/**
 * The canvas at the chosen width. It is an iframe, so that media and container queries see that width; it is scaled down to fit. At full
 * width a panel leaves the page as wide as it was, so that it keeps its form.
 */
export function PreviewFrame({ width, hasPanel }: PreviewFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ available: 0, stage: 0 });
  const { available, stage } = room;
  // Without a panel the full width needs no scale: measuring lays the page out, 6 ms of an opening.
  const isFree = width === 'full' && !hasPanel;
  const pageWidth = width === 'full' ? Math.min(stage, available / LEAST_SCALE) : width;
  const scale = isFree || available === 0 ? 1 : Math.min(1, available / pageWidth);
  const isFull = width === 'full' && scale === 1;

  useLayoutEffect(() => {
    const element = container.current;
    if (!element || isFree) return;
    const measure = () =>
      setRoom({ available: element.clientWidth, stage: element.parentElement?.clientWidth ?? 0 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);

    return () => observer.disconnect();
  }, [isFree]);

  useLayoutEffect(() => {
    const element = container.current;
    const frame = element?.querySelector('iframe');
    // Named before it has content.
    frame?.setAttribute('title', editorMessage('canvas.title'));
    // A visitor's window has no toolbar. A device is as high as the stage.
    const height = () => (width === 'full' ? window.innerHeight : (element?.offsetHeight ?? 0));
    const dress = () => dressCanvas(width, scale, height());
    dress();
    frame?.addEventListener('load', dress);
    window.addEventListener('resize', dress);

    return () => {
      frame?.removeEventListener('load', dress);
      window.removeEventListener('resize', dress);
    };
  }, [width, scale]);

  const style = isFull
    ? undefined
    : ({ '--preview-width': `${pageWidth}px`, '--preview-scale': scale } as CSSProperties);

  return (
    <div ref={container} className={`editor-frame${isFull ? '' : ' is-narrowed'}`}>
      <div className="editor-frame__page" style={style}>
        <Puck.Preview />
      </div>
    </div>
  );
}

function dressCanvas(width: PreviewWidth, scale: number, height: number): void {
  const root = canvasDocument()?.documentElement;
  if (!root) return;
  const isOnPhone = document.documentElement.classList.contains('is-mobile');
  // The toolbar of a strap compensates for the scale.
  root.style.setProperty('--preview-scale', String(scale));
  setViewportHeight(root, height);
  root.classList.toggle('is-mobile', width === 360 || (width === 'full' && isOnPhone));
}
