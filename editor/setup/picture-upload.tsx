import { useState } from 'react';
import { FILE_TYPES } from '#domain/files/site-file.ts';
import { messageOfError } from '../api/api-error.ts';
import { uploadFile } from '../media/upload-file.ts';
import { FileButton } from '../ui/file-button.tsx';
import { setupMessage } from './messages.ts';

type PictureUploadProps = {
  label: string;
  help: string;
  url: string;
  /** Description of the preview, and the text of the button that removes the picture. */
  preview: string;
  remove: string;
  /** `on-dark`: a logo previewed on a dark ground. */
  look?: 'plain' | 'on-dark' | 'portrait';
  /** The picture is shown when this has ended. */
  onChange: (url: string) => void | Promise<void>;
};

const PICTURES = FILE_TYPES.filter(({ kind }) => kind === 'image').map(({ type }) => type);

/** A picture of the site, uploaded at once. */
export function PictureUpload({
  label,
  help,
  url,
  preview,
  remove,
  look = 'plain',
  onChange,
}: PictureUploadProps) {
  const [uploading, setUploading] = useState('');
  const [problem, setProblem] = useState('');
  const take = async (change: () => void | Promise<void>) => {
    setProblem('');
    try {
      await change();
    } catch (error) {
      setProblem(messageOfError(error));
    }
    setUploading('');
  };
  const upload = (file: File) => {
    setUploading(file.name);
    return take(async () => onChange((await uploadFile(file)).url));
  };

  return (
    <fieldset className="editor-group setup__upload">
      <legend className="editor-label">{label}</legend>
      {url && <img className={`setup__picture is-${look}`} src={url} alt={preview} />}
      <div className="setup__row">
        <FileButton
          text={setupMessage(url ? 'picture.replace' : 'picture.choose')}
          label={label}
          accept={PICTURES}
          onChoose={([file]) => void upload(file)}
        />
        {url && (
          <button type="button" className="editor-button" onClick={() => void take(() => onChange(''))}>
            {remove}
          </button>
        )}
      </div>
      <p className="editor-help">{help}</p>
      <p role="status">{uploading && setupMessage('picture.busy', { name: uploading })}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
