import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { MenuButton, RichTextMenu } from '../fields/text/rich-text-menu.tsx';
import { RICH_TEXT_EXTENSIONS } from '../fields/text/rich-text-styles.ts';
import { useRichText } from '../fields/text/use-rich-text.ts';
import { UploadDialog } from '../media/upload-dialog.tsx';
import { editorMessage } from '../messages.ts';

const POST_EXTENSIONS = [...RICH_TEXT_EXTENSIONS, Image];

type Props = { html: string; onChange: (html: string) => void };

/** The text of a post as visitors read it, with quotes and pictures besides the formatting of rich text. */
export function PostText({ html, onChange }: Props) {
  const editor = useRichText({
    html,
    onChange,
    extensions: POST_EXTENSIONS,
    label: editorMessage('posts.content'),
  });
  const [open, setOpen] = useState<'picture' | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({ quote: editor.isActive('blockquote') }),
  });
  const chain = () => editor.chain().focus();

  return (
    <div className="post-text">
      <RichTextMenu editor={editor} hasBlocks>
        <div className="rich-text-menu__group">
          <MenuButton
            icon="message-circle"
            label={editorMessage('posts.quote')}
            isActive={active.quote}
            onPress={() => chain().toggleBlockquote().run()}
          />
          <MenuButton
            icon="image"
            label={editorMessage('posts.picture.insert')}
            isActive={open === 'picture'}
            opens
            onPress={() => setOpen('picture')}
          />
        </div>
      </RichTextMenu>
      <EditorContent editor={editor} className="rich-text post-text__body" />
      {open === 'picture' && (
        <UploadDialog
          onChoose={([chosen]) => {
            setOpen(null);
            if (chosen) chain().setImage({ src: chosen.url, alt: chosen.altText }).run();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
