import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { UNHEARD } from './listen-to-keys.ts';

/**
 * Letters that the browser itself puts into a rich text: it has brought the caret into view by then, so the text's editor need not
 * measure everything around it at each of them to do so again. After all else (a paste, a new paragraph) it still does.
 */
export const NativeTyping = Extension.create({
  name: 'nativeTyping',
  addProseMirrorPlugins() {
    let isTyped = false;
    const forget = () => {
      isTyped = false;
    };
    const keep = (_view: unknown, event: Event) => event.stopPropagation();

    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            ...Object.fromEntries(UNHEARD.map((type) => [type, keep])),
            keydown: forget,
            paste: forget,
            drop: forget,
            compositionend: forget,
            beforeinput: (_view, { inputType }) => {
              isTyped = inputType === 'insertText';
            },
          },
          handleScrollToSelection: () => isTyped,
        },
      }),
    ];
  },
});
