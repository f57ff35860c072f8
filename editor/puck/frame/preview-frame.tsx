import { Puck } from '@puckeditor/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { canvasDocument } from './canvas-frame.ts';
import type { PreviewWidth } from './preview-width.ts';

/** The canvas at the chosen width. It is an iframe, so that media and container queries see that width; it is scaled down to fit. */
export function PreviewFrame({ width }: { width: PreviewWidth }) {
  const container = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const isFull = width === 'full';
  const scale = isFull || available === 0 ? 1 : Math.min(1, available / width);

  useLayoutEffect(() => {
    const element = container.current;
    // The full width needs no scale: measuring lays the page out, 6 ms of an opening.
    if (!element || isFull) return;
    const measure = () => setAvailable(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);

    return () => observer.disconnect();
  }, [isFull]);

  useLayoutEffect(() => {
    const frame = container.current?.querySelector('iframe');
    // Named before it has content.
    frame?.setAttribute('title', editorMessage('canvas.title'));
    const dress = () => dressCanvas(width, scale);
    dress();
    frame?.addEventListener('load', dress);

    return () => frame?.removeEventListener('load', dress);
  }, [width, scale]);

  const style = isFull
    ? undefined
    : ({ '--preview-width': `${width}px`, '--preview-scale': scale } as CSSProperties);

  return (
    <div ref={container} className={`editor-frame${isFull ? '' : ' is-narrowed'}`}>
      <div className="editor-frame__page" style={style}>
        <Puck.Preview />
      </div>
    </div>
  );
}

function dressCanvas(width: PreviewWidth, scale: number): void {
  const root = canvasDocument()?.documentElement;
  if (!root) return;
  const isOnPhone = document.documentElement.classList.contains('is-mobile');
  // The toolbar of a strap compensates for the scale.
  root.style.setProperty('--preview-scale', String(scale));
  root.classList.toggle('is-mobile', width === 360 || (width === 'full' && isOnPhone));
}
