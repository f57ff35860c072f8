import { EditorContent } from '@tiptap/react';
import DOMPurify from 'dompurify';
import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextPart } from '#domain/page/parts.ts';
import { queueIdleTask } from '#web/src/ui/idle-queue.ts';
import { textOfMarkup } from '../fields/text/text-of-markup.ts';
import { useRichText } from '../fields/text/use-rich-text.ts';
import { editorMessage } from '../messages.ts';
import { useEditor } from './editor-context.tsx';
import { asOverlayPortal } from './overlay-portal.ts';

type InlineRichTextProps = {
  value: TextPart;
  label: string;
  componentId: string;
  onChange: (html: string) => void;
};

/**
 * Rich text of the canvas, edited in place. It is plain markup until the browser is idle, or the pointer or the keyboard comes to
 * it: the editors of the texts on the first screen would take an eighth of the time a page takes to open.
 */
export function InlineRichText(props: InlineRichTextProps) {
  const [editing, setEditing] = useState<'not yet' | 'ready' | 'focused'>('not yet');
  useEffect(
    () =>
      queueIdleTask(() => startTransition(() => setEditing((now) => (now === 'not yet' ? 'ready' : now)))),
    [],
  );

  if (editing === 'not yet') {
    return (
      <RichTextMarkup
        html={props.value.html}
        label={props.label}
        // The press that follows needs the editor.
        onPointer={() => flushSync(() => setEditing('ready'))}
        onFocus={() => setEditing('focused')}
      />
    );
  }

  return <RichTextEditor {...props} isFocused={editing === 'focused'} />;
}

type RichTextMarkupProps = { html: string; label: string; onPointer: () => void; onFocus: () => void };

/** An imported page is not sanitized before it is saved. */
function RichTextMarkup({ html, label, onPointer, onFocus }: RichTextMarkupProps) {
  return (
    <TextBox html={html} label={label}>
      <div className="rich-text">
        {/* biome-ignore lint/a11y/useSemanticElements: no input holds markup */}
        <div
          className="tiptap"
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={editorMessage('strap.text')}
          onPointerOver={onPointer}
          onFocus={onFocus}
          dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html) }}
        />
      </div>
    </TextBox>
  );
}

function RichTextEditor({
  value,
  label,
  componentId,
  onChange,
  isFocused,
}: InlineRichTextProps & { isFocused: boolean }) {
  const { commands, activeText } = useEditor();
  const editor = useRichText({
    html: value.html,
    onChange,
    onFocus: (editor) => {
      commands.choose(componentId);
      activeText.set({ editor, strapId: componentId });
    },
  });
  useEffect(() => {
    if (isFocused) editor.commands.focus(null, { scrollIntoView: false });
  }, [editor, isFocused]);
  useEffect(
    () => () => {
      if (activeText.get()?.editor === editor) activeText.set(null);
    },
    [editor, activeText],
  );

  return (
    <TextBox html={value.html} label={label} onLeave={() => activeText.set(null)}>
      <EditorContent editor={editor} className="rich-text" />
    </TextBox>
  );
}

/** Some empty paragraphs at most; longer markup is not parsed, which would delay the opening of the editor. */
const isEmpty = (html: string) => html.length < 64 && !html.includes('<img') && textOfMarkup(html) === '';

/** The words that an empty text shows in the canvas (canvas.css). */
const emptyText = (label: string) => ({ '--empty-text': JSON.stringify(label) }) as CSSProperties;

type TextBoxProps = { html: string; label: string; onLeave?: () => void; children: ReactNode };

function TextBox({ html, label, onLeave, children }: TextBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => asOverlayPortal(element.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and keys are for the text inside, none is a command of the canvas
    <div
      ref={element}
      {...(isEmpty(html) && { className: 'editor-empty-text', style: emptyText(label) })}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Another window or the panel leaves the caret where it is.
        const { activeElement } = currentTarget.ownerDocument;
        const isStill = currentTarget.contains(activeElement) || relatedTarget?.closest('.rich-text-menu');
        if (!isStill) onLeave?.();
      }}
    >
      {children}
    </div>
  );
}
