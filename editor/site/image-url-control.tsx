import { lazy, useState } from 'react';
import { ControlGroup, TextControl } from '../fields/control-field.tsx';
import { FileUrl } from '../fields/pictures/file-url.tsx';
import { ImagePreview } from '../fields/pictures/image-preview.tsx';
import { editorMessage } from '../messages.ts';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import '../puck/canvas.css';
import './site-form.css';

const UploadDialog = lazy(() =>
  import('../media/upload-dialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

type ImageUrlControlProps = {
  label: string;
  help?: string;
  value: string;
  /** The picture is for dark ground. */
  isOnDark?: boolean;
  onChange: (url: string) => void;
};

/** A picture: one of the site's files, uploaded, or at a URL that is typed. */
export function ImageUrlControl({ label, help, value, isOnDark, onChange }: ImageUrlControlProps) {
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <ControlGroup label={label}>
      <div className={`website-image${isOnDark ? ' is-on-dark' : ''}`}>
        {value && <ImagePreview key={value} url={value} />}
        <div className="website-image__row">
          <button
            type="button"
            className="editor-button"
            aria-label={editorMessage(value ? 'site.image.change' : 'site.image.choose', { label })}
            onClick={() => setIsChoosing(true)}
          >
            {editorMessage(value ? 'image.change' : 'image.choose')}
          </button>
          {value && (
            <button
              type="button"
              className="editor-button"
              aria-label={editorMessage('site.image.remove', { label })}
              onClick={() => onChange('')}
            >
              {editorMessage('image.remove')}
            </button>
          )}
        </div>
        <FileUrl url={value}>
          <TextControl
            label={editorMessage('field.image.url')}
            value={value}
            onChange={(address) => onChange(address.trim())}
          />
        </FileUrl>
        {help && <p className="editor-help">{help}</p>}
      </div>
      {isChoosing && (
        <OpeningDialog
          title={editorMessage('upload.title')}
          size="medium"
          onClose={() => setIsChoosing(false)}
        >
          <UploadDialog
            onChoose={([image]) => {
              setIsChoosing(false);
              if (image) onChange(image.url);
            }}
            onClose={() => setIsChoosing(false)}
          />
        </OpeningDialog>
      )}
    </ControlGroup>
  );
}
