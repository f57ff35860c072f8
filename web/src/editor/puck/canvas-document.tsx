import type { TiptapEditorHTMLElement } from '@tiptap/react';
import { type ReactNode, useEffect } from 'react';
import { inTurn } from '../../ui/in-turn.ts';
import { PasteGuard } from '../fields/paste-guard.tsx';
import { rehearseTyping } from '../fields/rehearse-typing.ts';
import { CanvasMedia } from '../media/canvas-media.tsx';
import { editorMessage } from '../messages.ts';
import { useStrapDrag } from './drag/use-strap-drag.ts';
import { useEditor } from './editor-context.tsx';
import { focusedStrap } from './event-target.ts';
import { createFarStraps } from './rest/far-straps.ts';
import { restWhileTyping } from './rest/rest-while-typing.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** What changes on a page is painted first. */
const NAMED_AFTER_MS = 100;

type CanvasDocumentProps = { document?: Document; children: ReactNode };

/** The document of the canvas: named, in the site's language, dark where the site is, its texts named as well. */
export function CanvasDocument({ document: canvas, children }: CanvasDocumentProps) {
  const { scroll, shortcuts, watchTyping, clipboard, commands } = useEditor();
  useShortcuts(canvas, shortcuts);
  useStrapDrag(canvas);
  useEffect(() => canvas && restWhileTyping(canvas, createFarStraps(canvas)), [canvas]);
  useEffect(() => canvas && watchTyping(canvas), [canvas, watchTyping]);
  useEffect(() => canvas && clipboard.listen(canvas), [canvas, clipboard]);
  useEffect(() => canvas && chooseFocused(canvas, commands.choose), [canvas, commands]);

  useEffect(() => {
    if (!canvas) return;
    const { lang, classList } = document.documentElement;
    canvas.documentElement.lang = lang;
    // Whether it is a phone's is for the frame to say. In a canvas nothing lies over the whole page: no rule looks through all of it.
    canvas.documentElement.classList.add('is-canvas');
    canvas.documentElement.classList.toggle('is-dark', classList.contains('is-dark'));

    let isFirst = true;
    return nameTexts(canvas.body, (text) => {
      if (isFirst) inTurn(() => text.editor && rehearseTyping(text.editor));
      isFirst = false;
    });
  }, [canvas]);

  useEffect(() => {
    const view = canvas?.defaultView;
    if (!view) return;
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
  }, [canvas, scroll]);

  return (
    <>
      {children}
      <CanvasMedia canvas={canvas} />
      <PasteGuard canvas={canvas} />
    </>
  );
}

/** The strap that the keyboard comes to is the chosen one. */
function chooseFocused(canvas: Document, choose: (id: string) => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const id = focusedStrap(target);
    if (id !== null) choose(id);
  };
  canvas.addEventListener('focusin', onFocus);

  return () => canvas.removeEventListener('focusin', onFocus);
}

/** Rich text is a text box to assistive technology and comes without a name. `onNamed` is called with each that has got one. */
export function nameTexts(root: HTMLElement, onNamed?: (text: TiptapEditorHTMLElement) => void): () => void {
  const name = () => {
    for (const box of root.querySelectorAll<TiptapEditorHTMLElement>('.ProseMirror:not([aria-label])')) {
      box.setAttribute('aria-label', editorMessage('strap.text'));
      onNamed?.(box);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      name();
    }, NAMED_AFTER_MS);
  };
  name();
  const observer = new MutationObserver(soon);
  observer.observe(root, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
