/** Links to YouTube videos: the only ones a page can show. */

const VIDEO_LINK =
  /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube\.com\/watch\?(?:.*&)?v=)([\w-]{11})(?:[?&#].*)?$/;

/** The id of a video link in the forms youtu.be/ID and youtube.com/watch?v=ID; null for any other. */
export function youTubeId(link: string): string | null {
  return VIDEO_LINK.exec(link)?.[1] ?? null;
}

/** The player that sets no cookies before it plays; `start` in seconds. */
export function videoPlayerUrl(id: string, { autoplay = false, start = 0 } = {}): string {
  const from = start > 0 ? `&start=${start}` : '';

  return `https://www.youtube-nocookie.com/embed/${id}${autoplay ? `?autoplay=1&rel=0${from}` : ''}`;
}

export function videoPageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Thumbnails of a video, largest first: not every video has each of them. */
export function videoThumbnails(id: string): string[] {
  return ['maxresdefault', 'sddefault', 'hqdefault'].map(
    (size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`,
  );
}

const MISSING_THUMBNAIL_WIDTH = 120;

/** YouTube returns a small grey picture where it has no thumbnail of that size. */
export function isMissingThumbnail(width: number): boolean {
  return width <= MISSING_THUMBNAIL_WIDTH;
}
