import { useEffect, useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { request } from '../api.ts';
import { sentenceOfError } from '../api-error.ts';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import {
  EditorDeleteFileDocument,
  EditorFileUsesDocument,
  type EditorFileUsesQuery,
} from './files.generated.ts';

type Use = EditorFileUsesQuery['fileUses'][number];
type DeleteFileDialogProps = { file: SiteFile; onDeleted: () => void; onClose: () => void };

/** Confirms deleting a file, listing where it is used. */
export function DeleteFileDialog({ file: { id, name }, onDeleted, onClose }: DeleteFileDialogProps) {
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    request(EditorFileUsesDocument, { id }, abort.signal).then(
      ({ fileUses }) => setUses(fileUses),
      (error: unknown) => abort.signal.aborted || setProblem(sentenceOfError(error)),
    );

    return () => abort.abort();
  }, [id]);

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
      {!uses && !problem && <p role="status">{editorMessage('field.options.loading')}</p>}
      {uses?.length === 0 && <p>{editorMessage('files.unused')}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>{editorMessage('files.used')}</p>
          <ul>
            {uses.map((use) => (
              <li key={`${use.place} ${use.slug}`}>{placeOf(use)}</li>
            ))}
          </ul>
        </>
      )}
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </EditorDialog>
  );
}

function placeOf({ place, slug }: Use): string {
  const path = slug === null ? '' : pathOf(slug);

  switch (place) {
    case 'page':
      return editorMessage('files.use.page', { path });
    case 'draft':
      return slug === null
        ? editorMessage('files.use.siteDraft')
        : editorMessage('files.use.draft', { path });
    case 'header':
      return editorMessage('files.use.header');
    case 'footer':
      return editorMessage('files.use.footer');
    default:
      return editorMessage('files.use.website');
  }
}
