import { lazy, useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { FileUrl } from '../../fields/pictures/file-url.tsx';
import { fileName } from '../../media/file-name.ts';
import { editorMessage } from '../../messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../background-list.css';
import { type PanelProps, withStyle } from '../panel-props.ts';
import { UrlControl } from '../url-control.tsx';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const VideoFileDialog = lazy(async () => ({
  default: (await import('../../media/video-file-dialog.tsx')).VideoFileDialog,
}));

export const VIDEO_KINDS = ['mp4Url', 'webmUrl', 'oggUrl'] as const;

/** The background video, in several formats: one of the site's files, or URLs. */
export function VideoPanel({ config, onChange }: PanelProps) {
  const { bgVideo } = config.style;
  const [isChoosing, setIsChoosing] = useState(false);
  const put = (kind: (typeof VIDEO_KINDS)[number], url: string) =>
    onChange(withStyle(config, { bgVideo: { ...bgVideo, [kind]: url } }));
  const take = ({ url, type }: SiteFile) => {
    setIsChoosing(false);
    const kind = type === 'video/webm' ? 'webmUrl' : 'mp4Url';
    put(kind, url);
  };

  return (
    <>
      <ul className="background-list">
        {VIDEO_KINDS.filter((kind) => bgVideo[kind]).map((kind) => (
          <li key={kind} className="background-list__row">
            <video
              className="background-list__picture"
              src={bgVideo[kind]}
              preload="metadata"
              muted
              playsInline
              aria-hidden
            />
            <div className="background-list__words">
              <p className="background-list__name" title={bgVideo[kind]}>
                {fileName(bgVideo[kind])}
              </p>
              <IconButton
                icon="trash-2"
                label={editorMessage('settings.video.remove', { name: fileName(bgVideo[kind]) })}
                onPress={() => put(kind, '')}
              />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
          <Icon name="plus" />
          {editorMessage('settings.video.choose')}
        </button>
      </div>
      <FileUrl url="">
        {VIDEO_KINDS.map((kind) => (
          <UrlControl
            key={kind}
            label={editorMessage(`settings.video.${kind}`)}
            value={bgVideo[kind]}
            onChange={(url) => put(kind, url)}
          />
        ))}
      </FileUrl>
      <p className="editor-help">{editorMessage('settings.video.help')}</p>
      {isChoosing && (
        <OpeningDialog
          title={editorMessage('upload.title.video')}
          size="medium"
          onClose={() => setIsChoosing(false)}
        >
          <VideoFileDialog onChoose={take} onClose={() => setIsChoosing(false)} />
        </OpeningDialog>
      )}
    </>
  );
}
