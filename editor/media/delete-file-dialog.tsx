import { useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { FileUses } from './file-uses.tsx';
import { EditorDeleteFileDocument } from './files.generated.ts';

type DeleteFileDialogProps = { file: SiteFile; onDeleted: () => void; onClose: () => void };

/** Confirms deleting a file, listing where it is used. */
export function DeleteFileDialog({ file: { id, name }, onDeleted, onClose }: DeleteFileDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  const remove = () =>
    request(EditorDeleteFileDocument, { id }).then(
      ({ result }) => ('message' in result ? setProblem(result.message) : onDeleted()),
      (error: unknown) => setProblem(sentenceOfError(error)),
    );

  return (
    <EditorDialog
      title={editorMessage('files.delete.title')}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('dialog.delete')}
          isDanger
          onAct={() => void remove()}
          onCancel={onClose}
        />
      }
    >
      <p>{editorMessage('files.delete.question', { name })}</p>
      <FileUses id={id} heading={editorMessage('files.used')} />
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </EditorDialog>
  );
}
