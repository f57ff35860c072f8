import { type AnyExtension, type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { editorMessage } from '../../messages.ts';
import { useDebouncedCommit } from '../use-debounced-commit.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-styles.ts';

const PARSING = { preserveWhitespace: 'full' } as const;

type RichTextInput = {
  html: string;
  onChange: (html: string) => void;
  onFocus?: (editor: Editor) => void;
  extensions?: AnyExtension[];
  /** Accessible name. */
  label?: string;
};

/** A Tiptap editor of one text. Typing stays in it until it is committed, so that a key renders nothing in React. */
export function useRichText({
  html,
  onChange,
  onFocus,
  extensions = RICH_TEXT_EXTENSIONS,
  label = editorMessage('strap.text'),
}: RichTextInput): Editor {
  const committed = useRef(html);
  const { schedule, commit } = useDebouncedCommit(onChange);
  const editor = useEditor({
    extensions,
    content: html,
    parseOptions: PARSING,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor }) =>
      schedule(() => {
        committed.current = editor.getHTML();
        return committed.current;
      }),
    onFocus: ({ editor }) => onFocus?.(editor),
    onBlur: commit,
  });

  useEffect(() => {
    if (html === committed.current) return;
    committed.current = html;
    // Changed from outside: by an undo step, or in the panel.
    const { from, to } = editor.state.selection;
    editor.commands.setContent(html, { emitUpdate: false, parseOptions: PARSING });
    editor.commands.setTextSelection({ from, to });
  }, [editor, html]);

  return editor;
}
