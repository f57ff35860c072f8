import { Puck } from '@puckeditor/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { canvasDocument } from './canvas-frame.ts';
import type { PreviewWidth } from './preview-width.ts';

/**
 * The canvas as wide as it is asked for. It is a frame, so that its width is what container and media queries answer
 * to; where there is less room it is drawn smaller.
 */
export function PreviewFrame({ width }: { width: PreviewWidth }) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const scale = width === 'full' || available === 0 ? 1 : Math.min(1, available / width);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setAvailable(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const frame = room.current?.querySelector('iframe');
    // It has its name before anything is in it.
    frame?.setAttribute('title', editorMessage('canvas.title'));
    const dress = () => dressCanvas(width, scale);
    dress();
    frame?.addEventListener('load', dress);

    return () => frame?.removeEventListener('load', dress);
  }, [width, scale]);

  const style =
    width === 'full'
      ? undefined
      : ({ '--preview-width': `${width}px`, '--preview-scale': scale } as CSSProperties);

  return (
    <div ref={room} className={`editor-frame${width === 'full' ? '' : ' is-narrowed'}`}>
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
  // The tools of a strap are drawn larger by what the page is drawn smaller.
  root.style.setProperty('--preview-scale', String(scale));
  root.classList.toggle('is-mobile', width === 360 || (width === 'full' && isOnPhone));
}
