import { type Config, type FieldTransforms, registerOverlayPortal, setDeep } from '@puckeditor/core';
import { EditorContent } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { HeadingPart, TextPart } from '#domain/page/parts.ts';
import type { FieldMetadata } from '../fields/part-fields.tsx';
import { InlineHtml } from '../fields/text/inline-html.tsx';
import { useRichText } from '../fields/text/use-rich-text.ts';
import { withEditHandle } from '../media/media-transform.ts';
import { useEditor } from './editor-context.tsx';
import { useChangeProps } from './puck-store.ts';

/** Replaces headings and text by editable elements in the canvas, and marks what a dialog edits. */
export const FIELD_TRANSFORMS: FieldTransforms<Config> = {
  custom: ({ value, field, propPath, componentId }) => {
    const { part } = ('metadata' in field ? field.metadata : undefined) ?? ({} as FieldMetadata);
    if (part !== 'heading' && part !== 'text') return withEditHandle({ value, field, propPath });
    if (!value) return value;
    const typed = { value, path: propPath, componentId };

    return {
      ...value,
      html:
        part === 'heading' ? (
          <InlineHeading {...typed} label={field.label ?? ''} />
        ) : (
          <InlineRichText {...typed} />
        ),
    };
  },
};

type TypedProps<Part> = { value: Part; path: string; componentId: string };

function InlineHeading({ value, path, componentId, label }: TypedProps<HeadingPart> & { label: string }) {
  const { commands } = useEditor();
  const onChange = useChangeHtml(componentId, path);

  return (
    <InlineHtml
      label={label}
      html={value.html}
      elementRef={asText}
      onFocus={() => commands.choose(componentId)}
      onChange={onChange}
    />
  );
}

function InlineRichText({ value, path, componentId }: TypedProps<TextPart>) {
  const { commands, activeText } = useEditor();
  const onChange = useChangeHtml(componentId, path);
  const editor = useRichText({
    html: value.html,
    onChange,
    onFocus: (editor) => {
      commands.choose(componentId);
      activeText.set({ editor, strapId: componentId });
    },
  });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => asText(element.current), []);
  useEffect(
    () => () => {
      if (activeText.get()?.editor === editor) activeText.set(null);
    },
    [editor, activeText],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and keys are for the text inside, none is a command of the canvas
    <div
      ref={element}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Another window or the panel leaves the caret where it is.
        const { activeElement } = currentTarget.ownerDocument;
        const isStill = currentTarget.contains(activeElement) || relatedTarget?.closest('.rich-text-menu');
        if (!isStill) activeText.set(null);
      }}
    >
      <EditorContent editor={editor} className="rich-text" />
    </div>
  );
}

function useChangeHtml(componentId: string, path: string) {
  const changeProps = useChangeProps();

  return (html: string) => changeProps(componentId, (props) => setDeep(props, `${path}.html`, html));
}

/** Excludes an element from selecting and dragging the strap, as its pointer events are for typing. */
function asText(element: HTMLElement | null) {
  return registerOverlayPortal(element, { disableDragOnFocus: true });
}
