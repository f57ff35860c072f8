import { lazy, Suspense, useState } from 'react';
import { TextControl } from '../fields/control-field.tsx';
import { ImagePreview } from '../fields/pictures/image-preview.tsx';
import { editorMessage } from '../messages.ts';
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

/** The URL of a picture: one of the site's files, uploaded or typed. */
export function ImageUrlControl({ label, help, value, isOnDark, onChange }: ImageUrlControlProps) {
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <div className={`website-image${isOnDark ? ' is-on-dark' : ''}`}>
      <TextControl label={label} value={value} onChange={(address) => onChange(address.trim())} />
      {help && <p className="editor-help">{help}</p>}
      <div className="website-image__row">
        {value && <ImagePreview key={value} url={value} />}
        <button
          type="button"
          className="editor-button"
          aria-label={editorMessage('site.image.choose', { label })}
          onClick={() => setIsChoosing(true)}
        >
          {editorMessage('image.choose')}
        </button>
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <UploadDialog
            onChoose={([image]) => {
              setIsChoosing(false);
              if (image) onChange(image.url);
            }}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
