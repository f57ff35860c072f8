import { type DragEvent, useEffect, useState } from 'react';
import { FILE_MAX_BYTES, FILE_TYPES, type FileKind } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { FileButton } from '../ui/file-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Upload } from './use-uploads.ts';

type DropZoneProps = {
  /** Accepted kind of file; null for all. */
  kind: FileKind | null;
  isMultiple?: boolean;
  uploads: readonly Upload[];
  onFiles: (files: File[]) => void;
  onDismiss: (key: number) => void;
};

/** Texts by kind of file; other kinds have the texts for all files. */
const WORDS: Partial<Record<FileKind, { drop: EditorMessageKey; hint: EditorMessageKey }>> = {
  image: { drop: 'files.drop.images', hint: 'files.hint.images' },
  video: { drop: 'files.drop.video', hint: 'files.hint.videos' },
};
const WORDS_OF_ALL = { drop: 'files.drop', hint: 'files.hint' } as const;

/** Accepts dropped or picked files, and lists uploads in progress. */
export function DropZone({ kind, isMultiple = true, uploads, onFiles, onDismiss }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(preventFileNavigation, []);
  const words = (kind && WORDS[kind]) ?? WORDS_OF_ALL;
  const types = FILE_TYPES.filter((known) => kind === null || known.kind === kind).map(({ type }) => type);
  const take = (given: readonly File[]) => {
    if (given.length > 0) onFiles(given.slice(0, isMultiple ? undefined : 1));
  };
  const over = (event: DragEvent, is: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(is);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={`media-drop${isOver ? ' is-over' : ''}`}
        onDragEnter={(event) => over(event, true)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, event.currentTarget.contains(event.relatedTarget as Node))}
        onDrop={(event) => {
          over(event, false);
          take([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" size={28} />
        <span className="media-drop__words">{editorMessage(words.drop)}</span>
        <FileButton
          text={editorMessage('files.pick')}
          accept={types}
          isMultiple={isMultiple}
          onChoose={take}
        />
        <span className="editor-help">
          {editorMessage(words.hint, { limit: FILE_MAX_BYTES / (1024 * 1024) })}
        </span>
      </div>
      {uploads.length > 0 && (
        <ul className="media-uploads" aria-label={editorMessage('files.uploads')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Prevents files dropped outside of the zone from replacing the page. */
function preventFileNavigation(): () => void {
  const keep = (event: globalThis.DragEvent) => event.preventDefault();
  document.addEventListener('dragover', keep);
  document.addEventListener('drop', keep);

  return () => {
    document.removeEventListener('dragover', keep);
    document.removeEventListener('drop', keep);
  };
}

function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: (key: number) => void }) {
  const { key, name, progress, problem } = upload;
  if (problem === undefined) {
    return (
      <li className="media-uploads__row">
        <span className="media-uploads__name">{name}</span>
        <progress value={progress} max={1} aria-label={editorMessage('files.progress', { name })} />
      </li>
    );
  }

  return (
    <li className="media-uploads__row is-rejected">
      <div role="alert" className="media-uploads__problem">
        <Icon name="triangle-alert" />
        <span>{problem}</span>
      </div>
      <IconButton icon="x" label={editorMessage('files.dismiss', { name })} onPress={() => onDismiss(key)} />
    </li>
  );
}
