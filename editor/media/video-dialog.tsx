import { useState } from 'react';
import { isMissingThumbnail, videoThumbnails, youTubeId } from '#domain/page/video-url.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import './media.css';

type Video = { url: string };
type VideoDialogProps = { value: Video; onChange: (value: Video) => void; onClose: () => void };

/** The YouTube URL of a video, with a preview (R2.328). */
export function VideoDialog({ value, onChange, onClose }: VideoDialogProps) {
  const [text, setText] = useState(value.url);
  const url = text.trim();
  const id = youTubeId(url);
  const isInvalid = url !== '' && id === null;
  const [thumbnail] = id ? videoThumbnails(id).slice(-1) : [];
  const [missing, setMissing] = useState<string>();

  return (
    <EditorDialog
      title={editorMessage('video.title')}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('image.done')}
          isDisabled={isInvalid}
          onAct={() => onChange({ url })}
          onCancel={onClose}
        />
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isInvalid) onChange({ url });
        }}
      >
        <ControlField
          label={editorMessage('video.address')}
          help={editorMessage(isInvalid ? 'field.video.invalid' : 'field.video.help')}
        >
          {({ id: inputId, describedBy }) => (
            <input
              id={inputId}
              className="editor-input"
              inputMode="url"
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </ControlField>
      </form>
      <p role="status" className="visually-hidden">
        {id ? editorMessage('video.found') : ''}
      </p>
      {thumbnail &&
        (thumbnail === missing ? (
          <p className="media-video is-missing">{editorMessage('video.noPicture')}</p>
        ) : (
          <img
            className="media-video"
            src={thumbnail}
            alt={editorMessage('video.preview')}
            width={320}
            height={180}
            onError={() => setMissing(thumbnail)}
            onLoad={({ currentTarget }) => {
              if (isMissingThumbnail(currentTarget.naturalWidth)) setMissing(thumbnail);
            }}
          />
        ))}
    </EditorDialog>
  );
}
