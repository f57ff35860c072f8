import { type Config, type FieldTransforms, setDeep } from '@puckeditor/core';
import type { HeadingPart, TextPart } from '#domain/page/parts.ts';
import type { FieldMetadata } from '../fields/part-fields.tsx';
import { InlineHtml } from '../fields/text/inline-html.tsx';
import { withEditHandle } from '../media/media-transform.ts';
import { spelt } from '../spelling.ts';
import { useEditor } from './editor-context.tsx';
import { InlineRichText } from './inline-rich-text.tsx';
import { asOverlayPortal } from './overlay-portal.ts';
import { useChangeProps } from './puck-store.ts';

/** Replaces headings and text by editable elements in the canvas, and marks what a dialog edits. */
export const FIELD_TRANSFORMS: FieldTransforms<Config> = {
  custom: ({ value, field, propPath, componentId }) => {
    const { part } = ('metadata' in field ? field.metadata : undefined) ?? ({} as FieldMetadata);
    if (part !== 'heading' && part !== 'text') return withEditHandle({ value, field, propPath });
    if (!value) return value;
    const typed = { value, path: propPath, componentId, label: field.label ?? '' };

    return {
      ...value,
      markup: value.html,
      html: part === 'heading' ? <InlineHeading {...typed} /> : <RichText {...typed} />,
    };
  },
};

type TypedProps<Part> = { value: Part; path: string; componentId: string; label: string };

function InlineHeading({ value, path, componentId, label }: TypedProps<HeadingPart>) {
  const { commands } = useEditor();
  const onChange = useChangeHtml(componentId, path);

  return (
    <InlineHtml
      label={label}
      html={value.html}
      elementRef={asOverlayPortal}
      onFocus={() => commands.choose(componentId)}
      onChange={onChange}
    />
  );
}

function RichText({ value, path, componentId, label }: TypedProps<TextPart>) {
  const onChange = useChangeHtml(componentId, path);

  return <InlineRichText value={value} label={spelt(label)} componentId={componentId} onChange={onChange} />;
}

function useChangeHtml(componentId: string, path: string) {
  const changeProps = useChangeProps();

  return (html: string) => changeProps(componentId, (props) => setDeep(props, `${path}.html`, html));
}
