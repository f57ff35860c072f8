import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  isMissingThumbnail,
  videoPageUrl,
  videoPlayerUrl,
  videoThumbnails,
  youTubeId,
} from '#domain/page/video-url.ts';
import { message } from '#web/src/messages.ts';
import { type EditHandle, editAttributes } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { EmptyPart } from './empty-part.tsx';
import './video.css';

const VideoModal = lazy(() =>
  import('#web/src/modals/video-modal.tsx').then((module) => ({ default: module.VideoModal })),
);

type VideoProps = {
  url: string;
  /** Accessible name, if the strap has one. */
  title?: string;
  /** Plays inline instead of in a modal. */
  isInline?: boolean;
  isEditing: boolean;
  edit?: EditHandle;
  /** Instead of YouTube's thumbnail. */
  poster?: ReactNode;
  /** Plays inline from this second on. */
  startAt?: number | null;
};

/** A YouTube video as a thumbnail: the player loads only when play is pressed. */
export function Video({
  url,
  title = '',
  isInline = false,
  isEditing,
  edit,
  poster,
  startAt = null,
}: VideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const id = youTubeId(url);
  if (!id) {
    if (isEditing && poster)
      return (
        <div className="video">
          <div className="video__open" {...(edit && editAttributes(edit))}>
            {poster}
            <p className="video__choose">
              <Icon name="video" size={20} />
              {message('video.empty')}
            </p>
          </div>
        </div>
      );

    return isEditing ? (
      <EmptyPart icon="video" edit={edit}>
        {message('video.empty')}
      </EmptyPart>
    ) : null;
  }
  if (edit) {
    return (
      <div className="video">
        <div className="video__open" {...editAttributes(edit)}>
          {poster ?? <Thumbnail key={id} id={id} />}
        </div>
      </div>
    );
  }

  const name = title || message('video.untitled');
  if (startAt !== null || (isPlaying && isInline)) {
    return (
      <div className="video">
        <iframe
          key={startAt}
          className="video__player"
          src={videoPlayerUrl(id, { autoplay: true, start: startAt ?? 0 })}
          title={name}
          allow="autoplay; fullscreen; picture-in-picture"
        />
      </div>
    );
  }
  const play = (event: MouseEvent) => {
    event.preventDefault();
    if (!isEditing) setIsPlaying(true);
  };

  return (
    <div className="video">
      <a
        className="video__open"
        href={videoPageUrl(id)}
        aria-label={message('video.play', { title: name })}
        onClick={play}
      >
        {poster ?? <Thumbnail key={id} id={id} />}
        <span className="video__play">
          <Icon name="play" size={28} />
        </span>
      </a>
      {isPlaying && (
        <Suspense>
          <VideoModal id={id} title={name} onClose={() => setIsPlaying(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The largest available thumbnail; YouTube does not have every size of every video. */
function Thumbnail({ id }: { id: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState(0);
  const src = videoThumbnails(id)[size];
  const fallBack = () => setSize((current) => current + 1);

  useEffect(() => {
    // It may have loaded or failed before hydration.
    const node = image.current;
    if (src && node?.complete && isMissingThumbnail(node.naturalWidth)) setSize((current) => current + 1);
  }, [src]);
  if (!src) return null;

  return (
    <img
      ref={image}
      className="video__thumbnail"
      src={src}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      onError={fallBack}
      onLoad={({ currentTarget }) => isMissingThumbnail(currentTarget.naturalWidth) && fallBack()}
    />
  );
}
