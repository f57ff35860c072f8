import { type ReactNode, useState } from 'react';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { ChoiceButtons } from '../ui/choice-buttons.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileGrid } from './file-grid.tsx';
import { PictureGrid, SitePictures, STARTER_PICTURES } from './site-pictures.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';
import './media.css';

/** A chosen image: one of the site's files, or a URL. */
export type ChosenImage = { url: string; name: string; altText: string };

const SOURCES = ['uploaded', 'site', 'starter'] as const;
type Source = (typeof SOURCES)[number];

type UploadDialogProps = {
  /** Whether several can be chosen. */
  isMultiple?: boolean;
  /** The pictures that are shown first; chosen by what there is when omitted. */
  startsAt?: Source;
  /** In the footer, before the buttons. */
  extra?: ReactNode;
  onChoose: (images: ChosenImage[]) => void;
  onClose: () => void;
};

/** Chooses images: from the device, from the site's files and pictures, from those of the product, or by URL (R2.326). */
export function UploadDialog({ isMultiple = false, startsAt, extra, onChoose, onClose }: UploadDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChosenImage[]>([]);
  const [chosenSource, setSource] = useState<Source | null>(startsAt ?? null);
  const [address, setAddress] = useState('');
  const [addressed, setAddressed] = useState<ChosenImage[]>([]);
  const files = useFiles({ text, kind: 'image' });
  // Until something is uploaded there is more to choose among the pictures that the site shows.
  const source = chosenSource ?? (files.list?.total === 0 && text === '' ? 'site' : 'uploaded');
  const { uploads, underway, start, dismiss } = useUploads((file) => {
    files.add(file);
    setSource('uploaded');
    setChosen((before) => (isMultiple ? [...before.filter(({ url }) => url !== file.url), file] : [file]));
  });
  const typed = address.trim();
  const isUsable = /^(https?:\/\/|\/)/i.test(typed) && isSafeUrl(typed);
  // One that replaces the dialog would lose what is still uploaded.
  const isHeldUp = !isMultiple && underway !== null;
  const addressHelp =
    typed === '' || (isUsable && !isHeldUp)
      ? undefined
      : editorMessage(isUsable ? 'upload.address.underway' : 'upload.address.invalid');
  const takeAddress = () => {
    if (!isUsable || isHeldUp) return;
    const image = { url: typed, name: '', altText: '' };
    if (!isMultiple) return onChoose([image]);
    const others = (images: ChosenImage[]) => images.filter(({ url }) => url !== typed);
    setAddressed((before) => [...others(before), image]);
    setChosen((before) => [...others(before), image]);
    setAddress('');
  };
  const action =
    isMultiple && chosen.length > 0
      ? editorMessage('upload.use.several', { count: chosen.length })
      : editorMessage(isMultiple ? 'gallery.add' : 'upload.use');
  const toggle = (image: ChosenImage) => {
    const isChosen = chosen.some(({ url }) => url === image.url);
    if (!isMultiple) return setChosen(isChosen ? [] : [image]);
    setChosen(isChosen ? chosen.filter(({ url }) => url !== image.url) : [...chosen, image]);
  };

  return (
    <EditorDialog
      title={editorMessage(isMultiple ? 'upload.title.several' : 'upload.title')}
      size="medium"
      onClose={onClose}
      footer={
        <>
          {extra}
          <DialogButtons
            action={underway ? editorMessage('upload.underway', underway) : action}
            isDisabled={chosen.length === 0 || underway !== null}
            onAct={() => onChoose(chosen.map(({ url, name, altText }) => ({ url, name, altText })))}
            onCancel={onClose}
          />
        </>
      }
    >
      <DropZone kind="image" isMultiple={isMultiple} uploads={uploads} onFiles={start} onDismiss={dismiss} />
      <ChoiceButtons
        className="media-sources"
        label={editorMessage('upload.source')}
        choices={SOURCES.map((name) => ({ name, label: editorMessage(`upload.source.${name}`) }))}
        chosen={source}
        onChoose={setSource}
      />
      {source === 'uploaded' && (
        <FileGrid files={files} text={text} onText={setText} chosen={chosen} onToggle={toggle} />
      )}
      {source === 'site' && <SitePictures chosen={chosen} onToggle={toggle} />}
      {source === 'starter' && <PictureGrid pictures={STARTER_PICTURES} chosen={chosen} onToggle={toggle} />}
      <form
        className="media-address"
        onSubmit={(event) => {
          event.preventDefault();
          takeAddress();
        }}
      >
        <ControlField label={editorMessage('upload.address')} help={addressHelp}>
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
              <button type="submit" className="editor-button" disabled={!isUsable || isHeldUp}>
                {editorMessage(isMultiple ? 'upload.address.add' : 'upload.address.use')}
              </button>
            </div>
          )}
        </ControlField>
      </form>
      {addressed.length > 0 && (
        <section className="media-choice" aria-label={editorMessage('upload.address.added')}>
          <PictureGrid pictures={addressed} chosen={chosen} onToggle={toggle} />
        </section>
      )}
    </EditorDialog>
  );
}
