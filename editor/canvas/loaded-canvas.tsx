import { useEffect, useState } from 'react';
import { editorMessage } from '../messages.ts';
import type { CanvasProps } from '../puck/canvas.tsx';
import { loadCanvas, loadedCanvas } from './load-canvas.ts';

/**
 * The canvas, or a note until its code is loaded; throws if it cannot be. Not `lazy`, which suspends for code that is there already:
 * React then shows the fallback for 300 ms, a quarter of the time an opening took.
 */
export function LoadedCanvas(props: CanvasProps) {
  const [Canvas, setCanvas] = useState(loadedCanvas);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    if (Canvas) return;
    loadCanvas().then(
      (canvas) => setCanvas(() => canvas.Canvas),
      (error: unknown) => setFailure({ error }),
    );
  }, [Canvas]);

  if (failure) throw failure.error;
  if (!Canvas) return <p className="editor-stage__loading">{editorMessage('toolbar.loading')}</p>;

  return <Canvas {...props} />;
}
