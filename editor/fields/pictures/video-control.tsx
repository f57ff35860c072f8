import { lazy, useState } from 'react';
import { youTubeId } from '#domain/page/video-url.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { ControlField } from '../control-field.tsx';
import { useTyped } from '../use-debounced-commit.ts';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const VideoDialog = lazy(async () => ({
  default: (await import('../../media/video-dialog.tsx')).VideoDialog,
}));

type Video = { url: string };
type VideoControlProps = { label: string; value: Video; onChange: (value: Video) => void };

/** The URL of a YouTube video; any other is reported and not stored. */
export function VideoControl({ label, value, onChange }: VideoControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [rejected, setRejected] = useState<string | null>(null);
  const { text, setText, commit } = useTyped(rejected ?? value.url, (typed) => {
    const url = typed.trim();
    const isVideo = url === '' || youTubeId(url) !== null;
    setRejected(isVideo ? null : typed);
    if (isVideo) onChange({ url });
  });
  const problem = rejected !== null && rejected === text;

  return (
    <>
      <ControlField label={label} help={editorMessage(problem ? 'field.video.invalid' : 'field.video.help')}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="editor-input"
            type="url"
            aria-describedby={describedBy}
            aria-invalid={problem}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={commit}
          />
        )}
      </ControlField>
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        <Icon name="video" />
        {editorMessage('video.edit')}
      </button>
      {isOpen && (
        <OpeningDialog title={editorMessage('video.title')} onClose={() => setIsOpen(false)}>
          <VideoDialog
            value={value}
            onChange={(video) => {
              setRejected(null);
              setIsOpen(false);
              onChange(video);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OpeningDialog>
      )}
    </>
  );
}
