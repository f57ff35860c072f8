import { lazy, useState } from 'react';
import { focusOf, withFocus, withoutFocus } from '#domain/files/image-focus.ts';
import { imageSizeOf } from '#domain/files/site-file.ts';
import type { ImagePart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ImagePreview } from '../fields/pictures/image-preview.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { FocusControl } from './focus-control.tsx';
import { ImageFields } from './image-fields.tsx';
import { type ChosenImage, UploadDialog } from './upload-dialog.tsx';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import './media.css';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type ImageDialogProps = {
  value: ImagePart;
  /** A background has no description, size or link, and cannot be left out here. */
  isBackground?: boolean;
  onChange: (value: ImagePart) => void;
  /** Removes the list item of the image. */
  onDelete?: () => void;
  onClose: () => void;
};

/** All settings of an image, applied on Done (R2.325); of an empty one, once a picture is chosen. */
export function ImageDialog({ value, isBackground = false, onChange, onDelete, onClose }: ImageDialogProps) {
  const [image, setImage] = useState(value);
  const [isFirst, setIsFirst] = useState(value.imageUrl === '');
  const [isCropping, setIsCropping] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const set = (change: Partial<ImagePart>) => setImage((before) => ({ ...before, ...change }));
  const choose = ([chosen]: ChosenImage[]) => {
    if (chosen) set({ imageUrl: chosen.url, altText: altTextOf(chosen, image) });
    setIsFirst(false);
    setIsChoosing(false);
  };
  const remove = onDelete && <DeleteItem onDelete={onDelete} />;

  if (isFirst) return <UploadDialog extra={remove} onChoose={choose} onClose={onClose} />;

  return (
    <EditorDialog
      title={editorMessage('image.title')}
      size="medium"
      onClose={onClose}
      footer={
        <>
          {remove}
          <DialogButtons
            action={editorMessage('image.done')}
            onAct={() => onChange(image)}
            onCancel={onClose}
          />
        </>
      }
    >
      <div className="media-image">
        <div className="media-image__picture">
          <PictureWithFocus url={image.imageUrl} onChange={(imageUrl) => set({ imageUrl })} />
          <div className="media-image__buttons">
            <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
              {editorMessage(image.imageUrl ? 'image.replace' : 'image.choose')}
            </button>
            {isPhoto(image.imageUrl) && (
              <button type="button" className="editor-button" onClick={() => setIsCropping(true)}>
                {editorMessage('image.crop')}
              </button>
            )}
            {image.imageUrl && !isBackground && (
              <button type="button" className="editor-button" onClick={() => set({ imageUrl: '' })}>
                {editorMessage('image.remove')}
              </button>
            )}
          </div>
        </div>
        {!isBackground && <ImageFields image={image} onChange={set} />}
      </div>
      {isCropping && (
        <OpeningDialog title={editorMessage('image.crop')} size="medium" onClose={() => setIsCropping(false)}>
          <CropDialog
            url={image.imageUrl}
            onCropped={(imageUrl) => {
              set({ imageUrl });
              setIsCropping(false);
            }}
            onClose={() => setIsCropping(false)}
          />
        </OpeningDialog>
      )}
      {isChoosing && <UploadDialog onChoose={choose} onClose={() => setIsChoosing(false)} />}
    </EditorDialog>
  );
}

function DeleteItem({ onDelete }: { onDelete: () => void }) {
  return (
    <button type="button" className="editor-button media-image__delete" onClick={onDelete}>
      <Icon name="trash-2" />
      {editorMessage('image.delete')}
    </button>
  );
}

/** The description belongs to the replaced picture. */
function altTextOf(chosen: ChosenImage, before: ImagePart): string {
  return before.imageUrl === '' || before.imageUrl === chosen.url
    ? before.altText || chosen.altText
    : chosen.altText;
}

/** The picture; of a photo on this site also its size, and the point that stays in view. */
function PictureWithFocus({ url, onChange }: { url: string; onChange: (url: string) => void }) {
  const size = imageSizeOf(url);

  return (
    <>
      {isPhoto(url) ? (
        <FocusControl
          src={`${url}?w=640`}
          focus={focusOf(url)}
          onChange={(focus) => onChange(withFocus(withoutFocus(url), focus))}
        />
      ) : (
        <ImagePreview key={url} url={url} />
      )}
      {size && <p className="editor-help">{editorMessage('image.own', size)}</p>}
    </>
  );
}

/** A picture of pixels on this site, which can be cropped. */
function isPhoto(url: string): boolean {
  return /^\/_files\/[^?#]+\.(jpe?g|png|webp|avif)$/i.test(url);
}
