import { setDeep, useGetPuck } from '@puckeditor/core';
import { lazy, useEffect, useState } from 'react';
import type { ImagePart } from '#domain/page/parts.ts';
import type { FieldMetadata } from '../fields/part-fields.tsx';
import { editorMessage } from '../messages.ts';
import { useEditor } from '../puck/editor-context.tsx';
import { useChangeProps } from '../puck/puck-store.ts';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import { listItemOf, type MediaPart, readFieldHandle, readHandle, valueAt } from './part-path.ts';
import './canvas-media.css';

const ImageDialog = lazy(async () => ({ default: (await import('./image-dialog.tsx')).ImageDialog }));
const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));
const VideoDialog = lazy(async () => ({ default: (await import('./video-dialog.tsx')).VideoDialog }));
const RosterDialog = lazy(async () => ({ default: (await import('./roster-dialog.tsx')).RosterDialog }));

type Open = { strapId: string; part: MediaPart; path: string };

/** Opens the dialogs of images, galleries, videos and teams in the canvas, and the settings at a field, by click, Enter or space. */
export function CanvasMedia({ canvas }: { canvas: Document | undefined }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { openStrapSettings } = useEditor();

  useEffect(() => {
    if (!canvas) return;
    const press = (event: Event) => {
      const pressed = pressedIn(event.target);
      if (!pressed) return;
      event.preventDefault();
      // The strap below selects itself by a click, and opens its settings by Enter.
      if ('field' in pressed || event.type === 'keydown') event.stopPropagation();
      if ('field' in pressed) openStrapSettings(pressed);
      else setOpen(pressed);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    };
    // In the capture phase, as the canvas stops clicks on straps and uses Enter itself.
    canvas.addEventListener('click', press, true);
    canvas.defaultView?.addEventListener('keydown', key, true);

    return () => {
      canvas.removeEventListener('click', press, true);
      canvas.defaultView?.removeEventListener('keydown', key, true);
    };
  }, [canvas, openStrapSettings]);

  if (!open) return null;
  const close = () => {
    setOpen(null);
    // The dialog restores the focus only to the iframe.
    requestAnimationFrame(() => canvas && elementOf(canvas, open)?.focus({ preventScroll: true }));
  };

  return (
    // Puck deselects the strap when the canvas is clicked, and React bubbles clicks of a dialog through its portal.
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no box, the clicks are those of the dialog
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys do not deselect
    <div onClick={(event) => event.stopPropagation()}>
      <PartDialog {...open} onClose={close} />
    </div>
  );
}

function PartDialog({ strapId, part, path, onClose }: Open & { onClose: () => void }) {
  const getPuck = useGetPuck();
  const changeProps = useChangeProps();
  const { getItemById, config } = getPuck();
  const item = getItemById(strapId);
  if (!item) return null;

  const value = valueAt(item.props, path);
  const put = (at: string, changed: unknown) => {
    changeProps(strapId, (props) => setDeep(props, at, changed));
    onClose();
  };
  const fields = config.components[item.type]?.fields as Record<string, PartField> | undefined;
  const gallery = fields?.[path]?.metadata?.gallery;

  switch (part) {
    case 'image':
      return (
        <OpeningDialog
          title={editorMessage((value as ImagePart | undefined)?.imageUrl ? 'image.title' : 'upload.title')}
          size="medium"
          onClose={onClose}
        >
          <ImageDialog
            value={(value as ImagePart | undefined) ?? { imageUrl: '' }}
            onChange={(image) => put(path, image)}
            onDelete={removal(item.props, path, { fields, put })}
            onClose={onClose}
          />
        </OpeningDialog>
      );
    case 'gallery':
      return (
        <OpeningDialog title={editorMessage('gallery.title')} size="medium" onClose={onClose}>
          <GalleryDialog
            value={(value as ImagePart[] | undefined) ?? []}
            newItem={gallery?.newItem ?? { imageUrl: '' }}
            hasLinks={gallery?.hasLinks}
            onChange={(images) => put(path, images)}
            onClose={onClose}
          />
        </OpeningDialog>
      );
    case 'video':
      return (
        <OpeningDialog title={editorMessage('video.title')} onClose={onClose}>
          <VideoDialog
            value={(value as { url: string } | undefined) ?? { url: '' }}
            onChange={(video) => put(path, video)}
            onClose={onClose}
          />
        </OpeningDialog>
      );
    case 'roster':
      return (
        <OpeningDialog title={editorMessage('roster.title')} onClose={onClose}>
          <RosterDialog
            value={(value as string[] | undefined) ?? []}
            onChange={(ids) => put(path, ids)}
            onClose={onClose}
          />
        </OpeningDialog>
      );
  }
}

type PartField = { metadata?: FieldMetadata; min?: number };
type Removal = {
  fields: Record<string, PartField> | undefined;
  put: (at: string, changed: unknown) => void;
};

/** Removes the item from its list; undefined if it is in none, or if the list is at its minimum. */
function removal(props: unknown, path: string, { fields, put }: Removal) {
  const item = listItemOf(path);
  const list = item && valueAt(props, item.list);
  if (!item || !Array.isArray(list) || list.length <= (fields?.[item.list]?.min ?? 0)) return undefined;

  return () => put(item.list, list.toSpliced(item.index, 1));
}

function pressedIn(target: EventTarget | null): Open | { strapId: string; field: string } | null {
  const element = (target as Element | null)?.closest?.('[data-edit-part]');
  const strapId = element?.closest('[data-puck-component]')?.getAttribute('data-puck-component');
  if (!element || !strapId) return null;
  const handle = element.getAttribute('data-edit-part') ?? '';
  const field = readFieldHandle(handle);
  if (field) return { strapId, field };
  const part = readHandle(handle);

  return part && { strapId, ...part };
}

function elementOf(canvas: Document, { strapId, part, path }: Open): HTMLElement | null {
  const strap = `[data-puck-component="${CSS.escape(strapId)}"]`;

  return canvas.querySelector<HTMLElement>(`${strap} [data-edit-part="${CSS.escape(`${part}:${path}`)}"]`);
}
