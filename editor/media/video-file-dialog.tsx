import { useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileChoice } from './file-choice.tsx';
import { FoundFiles } from './found-files.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';
import './media.css';

type VideoFileDialogProps = { onChoose: (file: SiteFile) => void; onClose: () => void };

/** Chooses a video: from the device, or from the site's files. */
export function VideoFileDialog({ onChoose, onClose }: VideoFileDialogProps) {
  const [chosen, setChosen] = useState<SiteFile | null>(null);
  const files = useFiles({ text: '', kind: 'video' });
  const { uploads, underway, start, dismiss } = useUploads((file) => {
    files.add(file);
    setChosen(file);
  });

  return (
    <EditorDialog
      title={editorMessage('upload.title.video')}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={underway ? editorMessage('upload.underway', underway) : editorMessage('upload.use.video')}
          isDisabled={chosen === null || underway !== null}
          onAct={() => chosen && onChoose(chosen)}
          onCancel={onClose}
        />
      }
    >
      <DropZone kind="video" isMultiple={false} uploads={uploads} onFiles={start} onDismiss={dismiss} />
      <section className="media-choice" aria-label={editorMessage('files.site')}>
        <FoundFiles files={files}>
          {(list) =>
            list.total === 0 ? (
              <p className="editor-help" role="status">
                {editorMessage('files.none.videos')}
              </p>
            ) : (
              <ul className="media-grid">
                {list.files.map((file) => (
                  <li key={file.id}>
                    <FileChoice
                      file={file}
                      isChosen={chosen?.id === file.id}
                      onChoose={() => setChosen(file)}
                    >
                      <Icon name="video" size={28} />
                    </FileChoice>
                  </li>
                ))}
              </ul>
            )
          }
        </FoundFiles>
      </section>
    </EditorDialog>
  );
}
