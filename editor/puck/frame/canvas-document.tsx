import { type ReactNode, useEffect } from 'react';
import { PasteGuard } from '../../fields/text/paste-guard.tsx';
import { CanvasMedia } from '../../media/canvas-media.tsx';
import { useSaveKey } from '../../saving/use-save-key.ts';
import { useStrapDrag } from '../drag/use-strap-drag.ts';
import { useEditor } from '../editor-context.tsx';
import { focusedStrap } from '../keys/event-target.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useHostStyles } from './use-host-styles.ts';

type CanvasDocumentProps = { document?: Document; children: ReactNode };

/** Sets up the document of the canvas with the site's language and colour scheme. */
export function CanvasDocument({ document: canvas, children }: CanvasDocumentProps) {
  const { scroll, shortcuts, clipboard, commands } = useEditor();
  const isStyled = useHostStyles(canvas);
  useShortcuts(canvas, shortcuts);
  useSaveKey(canvas);
  useStrapDrag(canvas);
  useEffect(() => canvas && clipboard.listen(canvas), [canvas, clipboard]);
  useEffect(() => canvas && chooseFocused(canvas, commands.choose), [canvas, commands]);

  useEffect(() => {
    if (!canvas) return;
    const { lang, classList } = document.documentElement;
    canvas.documentElement.lang = lang;
    // The frame decides whether it is a phone's. Nothing covers the whole page in a canvas, so no rule has to search all of it.
    canvas.documentElement.classList.add('is-canvas');
    canvas.documentElement.classList.toggle('is-dark', classList.contains('is-dark'));
  }, [canvas]);

  useEffect(() => {
    const view = canvas?.defaultView;
    if (!view || !isStyled) return;
    const goThere = view.requestAnimationFrame(() =>
      view.scrollTo({ top: scroll.current, behavior: 'instant' }),
    );
    const remember = () => {
      scroll.current = view.scrollY;
    };
    view.addEventListener('scrollend', remember);

    return () => {
      view.cancelAnimationFrame(goThere);
      view.removeEventListener('scrollend', remember);
    };
  }, [canvas, isStyled, scroll]);

  if (!isStyled) return null;

  return (
    <>
      {children}
      <CanvasMedia canvas={canvas} />
      <PasteGuard canvas={canvas} />
    </>
  );
}

/** Selects the strap that receives the keyboard focus. */
function chooseFocused(canvas: Document, choose: (id: string) => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const id = focusedStrap(target);
    if (id !== null) choose(id);
  };
  canvas.addEventListener('focusin', onFocus);

  return () => canvas.removeEventListener('focusin', onFocus);
}
