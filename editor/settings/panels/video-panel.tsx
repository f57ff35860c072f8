import { editorMessage } from '../../messages.ts';
import { type PanelProps, withStyle } from '../panel-props.ts';
import { UrlControl } from '../url-control.tsx';

export const VIDEO_KINDS = ['mp4Url', 'webmUrl', 'oggUrl'] as const;

/** The background video, in several formats. */
export function VideoPanel({ config, onChange }: PanelProps) {
  const { bgVideo } = config.style;

  return (
    <>
      {VIDEO_KINDS.map((kind) => (
        <UrlControl
          key={kind}
          label={editorMessage(`settings.video.${kind}`)}
          value={bgVideo[kind]}
          onChange={(url) => onChange(withStyle(config, { bgVideo: { ...bgVideo, [kind]: url } }))}
        />
      ))}
      <p className="editor-help">{editorMessage('settings.video.help')}</p>
    </>
  );
}
