import { lazy, Suspense, useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { type PanelProps, withStyle } from '../panel-props.ts';
import { UrlControl } from '../url-control.tsx';

const VideoFileDialog = lazy(async () => ({
  default: (await import('../../media/video-file-dialog.tsx')).VideoFileDialog,
}));

export const VIDEO_KINDS = ['mp4Url', 'webmUrl', 'oggUrl'] as const;

/** The background video, in several formats: one of the site's files, or URLs. */
export function VideoPanel({ config, onChange }: PanelProps) {
  const { bgVideo } = config.style;
  const [isChoosing, setIsChoosing] = useState(false);
  const take = ({ url, type }: SiteFile) => {
    setIsChoosing(false);
    const kind = type === 'video/webm' ? 'webmUrl' : 'mp4Url';
    onChange(withStyle(config, { bgVideo: { ...bgVideo, [kind]: url } }));
  };

  return (
    <>
      <div>
        <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
          <Icon name="plus" />
          {editorMessage('settings.video.choose')}
        </button>
      </div>
      {VIDEO_KINDS.map((kind) => (
        <UrlControl
          key={kind}
          label={editorMessage(`settings.video.${kind}`)}
          value={bgVideo[kind]}
          onChange={(url) => onChange(withStyle(config, { bgVideo: { ...bgVideo, [kind]: url } }))}
        />
      ))}
      <p className="editor-help">{editorMessage('settings.video.help')}</p>
      {isChoosing && (
        <Suspense>
          <VideoFileDialog onChoose={take} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
