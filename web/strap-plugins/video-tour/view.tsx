import { type MouseEvent, useState } from 'react';
import { videoPageUrl, youTubeId } from '#domain/page/video-url.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { textOf } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import { Video } from '../kit/video.tsx';
import { secondsOf } from './chapters.ts';
import type { VideoTourState } from './parts.ts';
import './view.css';

export function VideoTourView({ state, isEditing }: StrapViewProps<VideoTourState>) {
  const { title, text, video, poster, chapters, buttonList } = state;
  const [start, setStart] = useState<number | null>(null);
  const id = youTubeId(video.url);
  if (!isEditing && !id) return null;
  const shown = chapters.flatMap(({ time, name }) => {
    const seconds = secondsOf(time);

    return seconds === null || !name ? [] : [{ seconds, time, name }];
  });
  const play = (event: MouseEvent, seconds: number) => {
    event.preventDefault();
    if (!isEditing) setStart(seconds);
  };

  return (
    <div className="strap-video-tour__body">
      <Heading part={title} />
      <RichText part={text} />
      <div className={`strap-video-tour__stage${shown.length > 0 ? ' has-chapters' : ''}`}>
        <Video
          url={video.url}
          edit={video.edit}
          title={textOf(title.html)}
          isInline
          isEditing={isEditing}
          startAt={start}
          poster={
            poster.imageUrl ? (
              <ImagePartView
                className="strap-video-tour__poster"
                part={{ ...poster, href: '', width: 0, height: 0, edit: undefined }}
                sizes="(width > 60rem) 48rem, 92vw"
                width={1280}
                height={720}
                isEditing={false}
              />
            ) : undefined
          }
        />
        {shown.length > 0 && (
          <ol className="strap-video-tour__chapters" aria-label={message('video.chapters')}>
            {shown.map(({ seconds, time, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no id, and two may be alike.
              <li key={index}>
                <a
                  href={id ? `${videoPageUrl(id)}&t=${seconds}s` : undefined}
                  aria-current={start === seconds || undefined}
                  onClick={(event) => play(event, seconds)}
                >
                  <Icon name="play" size={16} />
                  <span>{name}</span>
                  <span className="strap-video-tour__time">{time}</span>
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
      <ButtonList links={buttonList} />
    </div>
  );
}
