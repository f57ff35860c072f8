import { useState } from 'react';
import type { ImagePart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { TextControl } from '../fields/control-field.tsx';
import { LinkUrlControl } from '../fields/links/link-url-control.tsx';
import { moveItem } from '../fields/move-item.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { smallImage } from './file-facts.ts';
import { ItemTools } from './item-tools.tsx';
import { type ChosenImage, UploadDialog } from './upload-dialog.tsx';
import './media.css';

type GalleryDialogProps = {
  value: readonly ImagePart[];
  /** Defaults of a new image. */
  newItem: ImagePart;
  hasLinks?: boolean;
  onChange: (value: ImagePart[]) => void;
  onClose: () => void;
};

/** Adds, describes, orders and removes the images of a gallery (R2.327); of an empty one, once images are chosen. */
export function GalleryDialog({ value, newItem, hasLinks = false, onChange, onClose }: GalleryDialogProps) {
  const [images, setImages] = useState<ImagePart[]>(() => value.filter(({ imageUrl }) => imageUrl !== ''));
  const [isFirst, setIsFirst] = useState(images.length === 0);
  const [isChoosing, setIsChoosing] = useState(false);
  const set = (index: number, change: Partial<ImagePart>) =>
    setImages((before) => before.map((image, at) => (at === index ? { ...image, ...change } : image)));

  const add = (chosen: ChosenImage[]) => {
    const added = chosen.map(({ url, altText }) => ({ ...newItem, imageUrl: url, altText }));
    setImages((before) => [...before, ...added]);
    setIsFirst(false);
    setIsChoosing(false);
  };

  if (isFirst) return <UploadDialog isMultiple onChoose={add} onClose={onClose} />;

  return (
    <EditorDialog
      title={editorMessage('gallery.title')}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('image.done')}
          onAct={() => onChange(images)}
          onCancel={onClose}
        />
      }
    >
      <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
        <Icon name="plus" />
        {editorMessage('gallery.add')}
      </button>
      {images.length === 0 && <p className="editor-help">{editorMessage('gallery.none')}</p>}
      <ol className="media-list">
        {images.map((image, index) => {
          const item = image.altText || editorMessage('gallery.item', { number: index + 1 });

          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an image may be there twice
            <li key={index} className="media-list__row">
              <img src={smallImage(image.imageUrl)} alt="" width={96} height={72} loading="lazy" />
              <div className="media-list__fields">
                <TextControl
                  label={editorMessage('gallery.alt', { number: index + 1 })}
                  value={image.altText}
                  onChange={(altText) => set(index, { altText })}
                />
                {hasLinks && (
                  <LinkUrlControl
                    label={editorMessage('gallery.link', { number: index + 1 })}
                    value={image.href}
                    onChange={(href) => set(index, { href: href.trim() })}
                  />
                )}
              </div>
              <ItemTools
                item={item}
                index={index}
                count={images.length}
                onMove={(to) => setImages(moveItem(images, index, to))}
                onRemove={() => setImages(images.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      {isChoosing && <UploadDialog isMultiple onChoose={add} onClose={() => setIsChoosing(false)} />}
    </EditorDialog>
  );
}
