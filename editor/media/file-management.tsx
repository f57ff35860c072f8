import { useState } from 'react';
import type { FileKind, SiteFile } from '#domain/files/site-file.ts';
import { ChoiceControl } from '../fields/control-field.tsx';
import { SearchControl } from '../fields/pickers/search-control.tsx';
import { editorMessage } from '../messages.ts';
import { useMay } from '../use-may.ts';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { EditFileDialog } from './edit-file-dialog.tsx';
import { formatSize } from './file-facts.ts';
import { FileRow } from './file-row.tsx';
import { FoundFiles } from './found-files.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';
import './media.css';

const KINDS = (['', 'image', 'document', 'video'] as const).map((value) => ({
  value,
  label: editorMessage(`files.kind.${value || 'all'}`),
}));

/** Website Settings › File Management: uploads, lists, edits, replaces and deletes files, and copies their URLs (R1.022). */
export function FileManagement() {
  const mayDelete = useMay('site');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<FileKind | ''>('');
  const [edited, setEdited] = useState<SiteFile | null>(null);
  const [doomed, setDoomed] = useState<SiteFile | null>(null);
  const files = useFiles({ text, kind: kind || null });
  const { uploads, start, dismiss } = useUploads(files.add);

  return (
    <div className="media-files">
      <DropZone kind={null} uploads={uploads} onFiles={start} onDismiss={dismiss} />
      <div className="media-files__filters">
        <SearchControl label={editorMessage('files.search')} value={text} onChange={setText} />
        <ChoiceControl label={editorMessage('files.kind')} value={kind} options={KINDS} onChange={setKind} />
      </div>
      <FoundFiles files={files}>
        {(list) => (
          <>
            <p className="editor-help" role="status">
              {editorMessage(list.total === 1 ? 'files.total.one' : 'files.total', {
                count: list.total,
                bytes: formatSize(list.bytes),
                room: formatSize(list.maxBytes),
              })}
            </p>
            <meter
              className="media-files__meter"
              aria-label={editorMessage('files.room')}
              min={0}
              max={list.maxBytes}
              high={list.maxBytes * 0.9}
              value={list.bytes}
            />
            <ul className="media-rows">
              {list.files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  onEdit={mayDelete ? () => setEdited(file) : null}
                  onDelete={mayDelete ? () => setDoomed(file) : null}
                />
              ))}
            </ul>
            {list.total === 0 && (
              <p className="media-files__none">
                {text || kind ? editorMessage('files.noMatch') : editorMessage('files.none')}
              </p>
            )}
          </>
        )}
      </FoundFiles>
      {edited && (
        <EditFileDialog
          file={edited}
          onChanged={(file) => {
            files.change(file);
            setEdited(file);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <DeleteFileDialog
          file={doomed}
          onDeleted={() => {
            files.remove(doomed);
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  );
}
