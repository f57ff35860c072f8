import { EditorContent } from '@tiptap/react';
import type { TextPart } from '#domain/page/parts.ts';
import { FieldFrame } from '../nested-field.tsx';
import { RichTextMenu } from './rich-text-menu.tsx';
import { useRichText } from './use-rich-text.ts';

type RichTextControlProps = {
  label: string;
  value: TextPart | undefined;
  onChange: (value: TextPart) => void;
};

/** A rich text editor of the panel with its menu. */
export function RichTextControl({ label, value, onChange }: RichTextControlProps) {
  const editor = useRichText({
    html: value?.html ?? '',
    onChange: (html) => onChange({ ...value, html }),
    label,
  });

  return (
    <FieldFrame label={label} el="div">
      <div className="rich-text-box">
        <RichTextMenu editor={editor} hasBlocks />
        <EditorContent editor={editor} className="rich-text" />
      </div>
    </FieldFrame>
  );
}
