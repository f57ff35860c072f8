import { youTubeId } from '#domain/page/video-url.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { textOf } from '../kit/rendered.ts';
import { Video } from '../kit/video.tsx';
import type { VideoAsideState } from './parts.ts';
import './view.css';

export function VideoAsideView({ state, isEditing }: StrapViewProps<VideoAsideState>) {
  const { title, text, video, side } = state;
  const hasVideo = isEditing || youTubeId(video.url) !== null;

  return (
    <div className={`strap-video-aside__body${hasVideo ? ` has-video is-video-${side}` : ''}`}>
      {hasVideo && (
        <div className="strap-video-aside__video">
          <Video url={video.url} edit={video.edit} title={textOf(title.html)} isEditing={isEditing} />
        </div>
      )}
      <div className="strap-video-aside__words">
        <Heading part={title} />
        <RichText part={text} />
      </div>
    </div>
  );
}
