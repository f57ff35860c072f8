import type { ImagePart } from '#domain/page/parts.ts';
import type { EditHandle } from '#web/src/ui/edit-handle.ts';
import type { FieldMetadata } from '../fields/part-fields.tsx';
import { editorMessage } from '../messages.ts';
import { type MediaPart, writeHandle } from './part-path.ts';

type Transformed = { value: unknown; field: { metadata?: unknown }; propPath: string };

/** Adds an edit handle to images, galleries, videos and teams in the canvas; other values are unchanged. */
export function withEditHandle({ value, field, propPath }: Transformed): unknown {
  const { part } = (field.metadata ?? {}) as FieldMetadata;
  if (!part || part === 'heading' || part === 'text') return value;
  const edit = (label: string): EditHandle => ({ path: writeHandle(part, propPath), label });

  switch (part satisfies MediaPart) {
    case 'image': {
      const image = (value ?? { imageUrl: '' }) as ImagePart;
      const label = image.imageUrl ? named('image.press', image.altText) : editorMessage('image.empty');
      return { ...image, edit: edit(label) };
    }
    case 'gallery':
      return ((value ?? []) as ImagePart[]).map((image) => ({
        ...image,
        edit: edit(named('gallery.press', image.altText)),
      }));
    case 'video':
      return { ...(value as { url: string }), edit: edit(editorMessage('video.press')) };
    case 'roster':
      return Object.assign([...((value ?? []) as string[])], { edit: edit(editorMessage('roster.edit')) });
  }
}

function named(key: 'image.press' | 'gallery.press', altText: string | undefined): string {
  return altText ? `${editorMessage(key)}: ${altText}` : editorMessage(key);
}
