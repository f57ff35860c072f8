import { youTubeId } from '#domain/page/video-url.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { textOf } from '../kit/rendered.ts';
import { Video } from '../kit/video.tsx';
import type { VideoState } from './parts.ts';
import './view.css';

export function VideoView({ state, isEditing }: StrapViewProps<VideoState>) {
  const { title, video, inline } = state;
  if (!isEditing && !youTubeId(video.url)) return null;

  return (
    <div className="strap-video__body">
      <Heading part={title} />
      <Video
        url={video.url}
        edit={video.edit}
        title={textOf(title.html)}
        isInline={inline}
        isEditing={isEditing}
      />
    </div>
  );
}
