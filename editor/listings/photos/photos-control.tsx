import { lazy, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlGroup } from '../../fields/control-field.tsx';
import { moveItem } from '../../fields/move-item.ts';
import { editorMessage } from '../../messages.ts';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import './photos.css';

const UploadDialog = lazy(() =>
  import('../../media/upload-dialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

type Props = { photos: readonly string[]; onChange: (photos: string[]) => void };
/** A photo that is dragged, and the place where it would be dropped. */
type Drag = { from: number; to: number };

/** The photos in their order, which dragging and buttons change; the first one is on the cards. */
export function PhotosControl({ photos, onChange }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    setDrag(null);
    if (from === to) return;
    onChange(moveItem(photos, from, to));
    setStatus(
      editorMessage(to === 0 ? 'listings.photo.isCover' : 'listings.photo.moved', {
        number: from + 1,
        to: to + 1,
      }),
    );
  };
  /** The same button of the photo at its new place has the focus, so that it can be pressed again. */
  const step = (from: number, to: number, button: number) => {
    move(from, to);
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelectorAll<HTMLElement>('button')[button]?.focus(),
    );
  };
  const remove = (index: number) => {
    onChange(photos.toSpliced(index, 1));
    setStatus(editorMessage('listings.photo.removed', { number: index + 1 }));
    requestAnimationFrame(() => {
      const tiles = list.current?.children;
      tiles?.[Math.min(index, tiles.length - 1)]?.querySelector<HTMLElement>('button')?.focus();
    });
  };

  return (
    <ControlGroup label={editorMessage('listings.photos')}>
      <p className="editor-help">
        {editorMessage(photos.length > 1 ? 'listings.photos.help.several' : 'listings.photos.help')}
      </p>
      <ol className="listing-photos" ref={list}>
        {photos.map((url, index) => (
          <PhotoTile
            key={url}
            url={url}
            number={index + 1}
            count={photos.length}
            drop={dropAt(index, drag)}
            onDragFrom={() => setDrag({ from: index, to: index })}
            onDragTo={drag && (() => setDrag({ ...drag, to: index }))}
            onDrop={() => drag && move(drag.from, index)}
            onDragEnd={() => setDrag(null)}
            onMove={(to, button) => step(index, to, button)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
        <Icon name="plus" />
        {editorMessage('listings.photos.add')}
      </button>
      {isChoosing && (
        <OpeningDialog
          title={editorMessage('upload.title.several')}
          size="medium"
          onClose={() => setIsChoosing(false)}
        >
          <UploadDialog
            isMultiple
            startsAt="uploaded"
            onChoose={(images) => {
              setIsChoosing(false);
              onChange([...new Set([...photos, ...images.map(({ url }) => url)])]);
            }}
            onClose={() => setIsChoosing(false)}
          />
        </OpeningDialog>
      )}
    </ControlGroup>
  );
}

/** Whether the photo at an index is dragged, or the dragged one would be before or after it. */
function dropAt(index: number, drag: Drag | null): 'dragged' | 'before' | 'after' | null {
  if (!drag) return null;
  if (index === drag.from) return 'dragged';
  if (index !== drag.to) return null;

  return drag.to < drag.from ? 'before' : 'after';
}
