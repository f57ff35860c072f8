import { lazy, useState } from 'react';
import type { ImagePart } from '#domain/page/parts.ts';
import { editorMessage } from '../../messages.ts';
import { ControlGroup, TextControl } from '../control-field.tsx';
import { LinkUrlControl } from '../links/link-url-control.tsx';
import { FileUrl } from './file-url.tsx';
import { ImagePreview } from './image-preview.tsx';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const ImageDialog = lazy(async () => ({
  default: (await import('../../media/image-dialog.tsx')).ImageDialog,
}));

type ImageControlProps = { label: string; value: ImagePart; onChange: (value: ImagePart) => void };

/** An image in the panel, with its main settings; a dialog has all of them. */
export function ImageControl({ label, value, onChange }: ImageControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const set = (change: Partial<ImagePart>) => onChange({ ...value, ...change });

  return (
    <ControlGroup label={label}>
      <ImagePreview key={value.imageUrl} url={value.imageUrl} />
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        {editorMessage(value.imageUrl ? 'image.edit' : 'image.choose')}
      </button>
      <FileUrl url={value.imageUrl}>
        <TextControl
          label={editorMessage('field.image.url')}
          value={value.imageUrl}
          onChange={(imageUrl) => set({ imageUrl: imageUrl.trim() })}
        />
      </FileUrl>
      <TextControl
        label={editorMessage('field.image.alt')}
        value={value.altText}
        onChange={(altText) => set({ altText })}
      />
      <LinkUrlControl
        label={editorMessage('field.image.link')}
        value={value.href}
        onChange={(href) => set({ href })}
      />
      {isOpen && (
        <OpeningDialog
          title={editorMessage(value.imageUrl ? 'image.title' : 'upload.title')}
          size="medium"
          onClose={() => setIsOpen(false)}
        >
          <ImageDialog
            value={value}
            onChange={(image) => {
              setIsOpen(false);
              onChange(image);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OpeningDialog>
      )}
    </ControlGroup>
  );
}
