import { useEffect } from 'react';
import { strapLabel } from '../../strap-label.ts';
import { useEditor } from '../editor-context.tsx';
import { strapElement } from '../frame/canvas-frame.ts';
import { dragStrap } from './drag-strap.ts';
import { watchPresses } from './watch-presses.ts';

/** Drag and drop of straps in the canvas, except for the hero. */
export function useStrapDrag(canvas: Document | undefined): void {
  const { pageSync, commands } = useEditor();

  useEffect(() => {
    if (!canvas) return;
    let cancel = () => {};
    const stop = watchPresses(canvas, (id, event) => {
      const strap = pageSync.page().straps.find((one) => one.id === id);
      const element = strapElement(id);
      if (!strap || !element) return;
      cancel = dragStrap({
        strap: element,
        event,
        label: strapLabel(strap.name),
        onDrop: (place) => commands.moveTo(strap.id, place),
      });
    });

    return () => {
      stop();
      cancel();
    };
  }, [canvas, pageSync, commands]);
}
