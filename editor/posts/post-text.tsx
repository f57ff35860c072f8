import { Image } from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { MenuButton, RichTextMenu } from '../fields/text/rich-text-menu.tsx';
import { RICH_TEXT_EXTENSIONS } from '../fields/text/rich-text-styles.ts';
import { useRichText } from '../fields/text/use-rich-text.ts';
import { UploadDialog } from '../media/upload-dialog.tsx';
import { editorMessage } from '../messages.ts';

const POST_EXTENSIONS = [...RICH_TEXT_EXTENSIONS, Image];

type Props = { html: string; onChange: (html: string) => void };

/** The text of a post as visitors read it, with quotes, links and pictures besides the formatting of rich text. */
export function PostText({ html, onChange }: Props) {
  const editor = useRichText({
    html,
    onChange,
    extensions: POST_EXTENSIONS,
    label: editorMessage('posts.content'),
  });
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({ quote: editor.isActive('blockquote'), link: editor.isActive('link') }),
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
            icon="link"
            label={editorMessage('posts.link')}
            isActive={active.link || open === 'link'}
            opens
            onPress={() => setOpen(open === 'link' ? null : 'link')}
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
      {open === 'link' && <LinkBar editor={editor} onClose={() => setOpen(null)} />}
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

/** Where the selected text links to. */
function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const typed = href.trim();
  const isUsable = typed === '' || (isSafeUrl(typed) && /^(https?:|mailto:|tel:|\/|#)/i.test(typed));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isUsable) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') chain.unsetLink().run();
    else chain.setLink({ href: typed }).run();
    onClose();
  };

  return (
    <form className="post-text__link" onSubmit={apply}>
      <label htmlFor={id}>{editorMessage('posts.link.address')}</label>
      <input
        id={id}
        className="editor-input"
        inputMode="url"
        // biome-ignore lint/a11y/noAutofocus: it opens by a click on its button
        autoFocus
        aria-invalid={!isUsable}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onClose();
          editor.commands.focus();
        }}
      />
      <button type="submit" className="editor-button" disabled={!isUsable}>
        {editorMessage('posts.link.set')}
      </button>
    </form>
  );
}
