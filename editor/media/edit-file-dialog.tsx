import { useState } from 'react';
import { ALT_TEXT_MAX } from '#domain/files/image-focus.ts';
import { FILE_TYPES, type SiteFile } from '#domain/files/site-file.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { fileFacts, thumbnailOf } from './file-facts.ts';
import { FileUses } from './file-uses.tsx';
import { EditorEditFileDocument } from './files.generated.ts';
import { FocusControl } from './focus-control.tsx';
import { uploadFile } from './upload-file.ts';

type EditFileDialogProps = { file: SiteFile; onChanged: (file: SiteFile) => void; onClose: () => void };

/** Describes a file, sets the focus of a photo, replaces the file, and lists where it is used. */
export function EditFileDialog({ file, onChanged, onClose }: EditFileDialogProps) {
  const { id, name, kind, type } = file;
  const [altText, setAltText] = useState(file.altText);
  const [focus, setFocus] = useState(file.focus);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isPhoto = kind === 'image' && type !== 'image/svg+xml';

  const attempt = (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(sentenceOfError(error)))
      .finally(() => setIsBusy(false));
  };
  const save = () =>
    attempt(async () => {
      const { result } = await request(EditorEditFileDocument, {
        id,
        input: { altText, ...(isPhoto && { focus }) },
      });
      if ('message' in result) return setProblem(result.message);
      if ('file' in result) onChanged(result.file);
      onClose();
    });
  const replace = (given: File) =>
    attempt(async () => {
      const replaced = await uploadFile(given, { replaces: id });
      onChanged(replaced);
      setFocus(replaced.focus);
    });

  return (
    <EditorDialog
      title={editorMessage('files.edit.title', { name })}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('files.edit.save')}
          isBusy={isBusy}
          onAct={save}
          onCancel={onClose}
        />
      }
    >
      <div className="media-edit">
        {isPhoto ? (
          <FocusControl src={`${file.url}?w=640`} focus={focus} onChange={setFocus} />
        ) : (
          kind === 'image' && <img className="media-edit__drawing" src={thumbnailOf(file) ?? ''} alt="" />
        )}
        <div className="media-edit__fields">
          {kind === 'image' && <AltTextField value={altText} onChange={setAltText} />}
          <div>
            <p className="editor-help">{fileFacts(file)}</p>
            <FileButton
              text={editorMessage('files.replace')}
              accept={FILE_TYPES.filter((known) => known.kind === kind).map((known) => known.type)}
              isDisabled={isBusy}
              onChoose={([another]) => replace(another)}
            />
            <p className="editor-help">{editorMessage('files.replace.help')}</p>
          </div>
          {problem && (
            <p role="alert" className="editor-error">
              {problem}
            </p>
          )}
          <section className="media-edit__uses" aria-label={editorMessage('files.usedOn')}>
            <FileUses id={id} heading={editorMessage('files.usedOn')} />
          </section>
        </div>
      </div>
    </EditorDialog>
  );
}

function AltTextField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <ControlField label={editorMessage('files.altText')} help={editorMessage('files.altText.help')}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className="editor-input"
          rows={3}
          maxLength={ALT_TEXT_MAX}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </ControlField>
  );
}
