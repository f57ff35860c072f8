import type { Editor } from '@tiptap/react';

/**
 * Goes through what the first typed word makes of a rich text, without changing it: so that the browser has compiled it, and the ends of
 * web addresses are in order, before somebody types (docs/measuring.md).
 */
export function rehearseTyping(editor: Editor): void {
  if (editor.isDestroyed) return;

  const { state, view } = editor;
  const { from, $from } = state.selection;
  if (!$from.parent.isTextblock) return;

  const type = () => state.tr.insertText('word ', from);
  view.someProp('handleTextInput', (takes) => takes(view, from, from, 'w', type));
  state.apply(type());
  editor.getHTML();
}
