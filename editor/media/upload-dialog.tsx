import { useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileGrid } from './file-grid.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';
import './media.css';

/** A chosen image: one of the site's files, or a URL. */
export type ChosenImage = { url: string; name: string; altText: string };

type UploadDialogProps = {
  /** Whether several can be chosen. */
  isMultiple?: boolean;
  onChoose: (images: ChosenImage[]) => void;
  onClose: () => void;
};

/** Chooses images: from the device, from the site's files, or by URL (R2.326). */
export function UploadDialog({ isMultiple = false, onChoose, onClose }: UploadDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<SiteFile[]>([]);
  const [address, setAddress] = useState('');
  const files = useFiles({ text, kind: 'image' });
  const { uploads, start, dismiss } = useUploads((file) => {
    files.add(file);
    setChosen((before) => (isMultiple ? [...before.filter(({ id }) => id !== file.id), file] : [file]));
  });
  const typed = address.trim();
  const isUsable = /^(https?:\/\/|\/)/i.test(typed) && isSafeUrl(typed);
  const toggle = (file: SiteFile) => {
    const isChosen = chosen.some(({ id }) => id === file.id);
    if (!isMultiple) return setChosen(isChosen ? [] : [file]);
    setChosen(isChosen ? chosen.filter(({ id }) => id !== file.id) : [...chosen, file]);
  };

  return (
    <EditorDialog
      title={editorMessage(isMultiple ? 'upload.title.several' : 'upload.title')}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={
            isMultiple && chosen.length > 0
              ? editorMessage('upload.use.several', { count: chosen.length })
              : editorMessage(isMultiple ? 'gallery.add' : 'upload.use')
          }
          isDisabled={chosen.length === 0}
          onAct={() => onChoose(chosen.map(({ url, name, altText }) => ({ url, name, altText })))}
          onCancel={onClose}
        />
      }
    >
      <DropZone kind="image" isMultiple={isMultiple} uploads={uploads} onFiles={start} onDismiss={dismiss} />
      <FileGrid files={files} text={text} onText={setText} chosen={chosen} onToggle={toggle} />
      <form
        className="media-address"
        onSubmit={(event) => {
          event.preventDefault();
          if (isUsable) onChoose([{ url: typed, name: '', altText: '' }]);
        }}
      >
        <ControlField
          label={editorMessage('upload.address')}
          help={typed !== '' && !isUsable ? editorMessage('upload.address.invalid') : undefined}
        >
          {({ id, describedBy }) => (
            <div className="media-address__row">
              <input
                id={id}
                className="editor-input"
                inputMode="url"
                autoComplete="off"
                aria-describedby={describedBy}
                aria-invalid={typed !== '' && !isUsable}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
              <button type="submit" className="editor-button" disabled={!isUsable}>
                {editorMessage('upload.address.use')}
              </button>
            </div>
          )}
        </ControlField>
      </form>
    </EditorDialog>
  );
}
