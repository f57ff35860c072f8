import { lazy, Suspense, useState } from 'react';
import { focusOf, withFocus, withoutFocus } from '#domain/files/image-focus.ts';
import { imageSizeOf } from '#domain/files/site-file.ts';
import { IMAGE_FILTERS, type ImagePart } from '#domain/page/parts.ts';
import { ChoiceControl, ControlGroup, TextControl, ToggleControl } from '../fields/control-field.tsx';
import { LinkUrlControl } from '../fields/links/link-url-control.tsx';
import { NumberControl } from '../fields/number-control.tsx';
import { ImagePreview } from '../fields/pictures/image-preview.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { FocusControl } from './focus-control.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import './media.css';
import { IconButton } from '../ui/icon-button.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** Pixels of an image part; 0 is automatic (R5.018, R5.019, R5.020). */
export const SIDE_LIMITS = { min: 0, max: 10_000, step: 10 };

const FILTERS = IMAGE_FILTERS.map((value) => ({
  value,
  label: editorMessage(`field.image.filter.${value}`),
}));

type ImageDialogProps = {
  value: ImagePart;
  onChange: (value: ImagePart) => void;
  /** Removes the list item of the image. */
  onDelete?: () => void;
  onClose: () => void;
};

/** All settings of an image, applied on Done (R2.325). */
export function ImageDialog({ value, onChange, onDelete, onClose }: ImageDialogProps) {
  const [image, setImage] = useState(value);
  const [isCropping, setIsCropping] = useState(false);
  const [isChoosing, setIsChoosing] = useState(value.imageUrl === '');
  const set = (change: Partial<ImagePart>) => setImage((before) => ({ ...before, ...change }));
  const own = imageSizeOf(image.imageUrl);

  return (
    <EditorDialog
      title={editorMessage('image.title')}
      size="medium"
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <IconButton
              icon="trash-2"
              label={editorMessage('image.delete')}
              className="media-image__delete"
              onPress={onDelete}
            />
          )}
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
          {own && isPhoto(image.imageUrl) ? (
            <FocusControl
              src={`${image.imageUrl}?w=640`}
              focus={focusOf(image.imageUrl)}
              onChange={(focus) => set({ imageUrl: withFocus(withoutFocus(image.imageUrl), focus) })}
            />
          ) : (
            <ImagePreview key={image.imageUrl} url={image.imageUrl} />
          )}
          {own && <p className="editor-help">{editorMessage('image.own', own)}</p>}
          <div className="media-image__buttons">
            <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
              {editorMessage(image.imageUrl ? 'image.replace' : 'image.choose')}
            </button>
            {isPhoto(image.imageUrl) && (
              <button type="button" className="editor-button" onClick={() => setIsCropping(true)}>
                {editorMessage('image.crop')}
              </button>
            )}
            {image.imageUrl && (
              <button type="button" className="editor-button" onClick={() => set({ imageUrl: '' })}>
                {editorMessage('image.remove')}
              </button>
            )}
          </div>
        </div>
        <div className="media-image__fields">
          <TextControl
            label={editorMessage('field.image.alt')}
            value={image.altText}
            onChange={(altText) => set({ altText })}
          />
          <ControlGroup label={editorMessage('image.size')}>
            <div className="media-image__sides">
              <NumberControl
                {...SIDE_LIMITS}
                label={editorMessage('image.width')}
                value={image.width ?? 0}
                onChange={(width) => set({ width: Math.round(width) })}
              />
              <NumberControl
                {...SIDE_LIMITS}
                label={editorMessage('image.height')}
                value={image.height ?? 0}
                onChange={(height) => set({ height: Math.round(height) })}
              />
            </div>
            <p className="editor-help">{editorMessage('image.size.help')}</p>
          </ControlGroup>
          <LinkUrlControl
            label={editorMessage('field.image.link')}
            value={image.href}
            onChange={(href) => set({ href: href.trim() })}
          />
          <ToggleControl
            label={editorMessage('field.image.linkOut')}
            value={image.linkOut === true}
            onChange={(linkOut) => set({ linkOut })}
          />
          <ChoiceControl
            label={editorMessage('field.image.filter')}
            value={image.filter ?? 'none'}
            options={FILTERS}
            onChange={(filter) => set({ filter })}
          />
        </div>
      </div>
      {isCropping && (
        <Suspense>
          <CropDialog
            url={image.imageUrl}
            onCropped={(imageUrl) => {
              set({ imageUrl });
              setIsCropping(false);
            }}
            onClose={() => setIsCropping(false)}
          />
        </Suspense>
      )}
      {isChoosing && (
        <UploadDialog
          onChoose={([chosen]) => {
            if (chosen) set({ imageUrl: chosen.url, altText: image.altText || chosen.altText });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </EditorDialog>
  );
}

/** A picture of pixels on this site, which can be cropped. */
function isPhoto(url: string): boolean {
  return /^\/_files\/[^?#]+\.(jpe?g|png|webp|avif)$/i.test(url);
}
