import { isObject } from '#domain/json/is-object.ts';
import type { FeedRecord } from '../feed-record.ts';
import { readLookup, readLookups, readNumber, readText, readYesNo } from './values.ts';

/** Permissions of media that a public page may show; all others are restricted. */
const PUBLIC = ['public', 'idx'];
const PHOTOS = ['photo', 'property photo'];
const VIDEOS = ['video', 'video tour'];

export type Media = {
  images: string[];
  /** Captions by the URLs of the images. */
  captions: Record<string, string>;
  additionalMedia: { type: 'video'; data: { url: string } }[];
};

function mediaOf(record: FeedRecord): FeedRecord[] {
  return Array.isArray(record.Media) ? record.Media.filter(isObject).filter(isPublic) : [];
}

function isPublic(media: FeedRecord): boolean {
  const permissions = readLookups(media.Permission).map((name) => name.toLowerCase());
  return permissions.length === 0 || permissions.some((name) => PUBLIC.includes(name));
}

/** Of the web, or of an uploaded file. */
function webUrl(value: unknown): string | null {
  const text = readText(value);
  return text && /^(https?:\/\/|\/_files\/)\S+$/i.test(text) ? text : null;
}

/** Photos in order, the preferred one first; videos and the unbranded tour. */
export function readMedia(record: FeedRecord): Media {
  const all = mediaOf(record);
  const category = (media: FeedRecord) => readLookup(media.MediaCategory)?.toLowerCase() ?? 'photo';
  const rank = (media: FeedRecord) =>
    readYesNo(media.PreferredPhotoYN) ? -1 : (readNumber(media.Order) ?? Number.MAX_SAFE_INTEGER);
  const photos = all
    .filter((media) => PHOTOS.includes(category(media)))
    .toSorted((a, b) => rank(a) - rank(b));
  const images = photos.flatMap((media) => webUrl(media.MediaURL) ?? []);
  const videos = [
    ...all.filter((media) => VIDEOS.includes(category(media))).map((media) => media.MediaURL),
    record.VirtualTourURLUnbranded,
  ];

  return {
    images: [...new Set(images)],
    captions: Object.fromEntries(photos.flatMap(captionOf)),
    additionalMedia: [...new Set(videos.flatMap((url) => webUrl(url) ?? []))].map((url) => ({
      type: 'video',
      data: { url },
    })),
  };
}

const CAPTION_LENGTH = 140;

/** What the photo shows, shortened; a number or a file name describes nothing. */
function captionOf(media: FeedRecord): [url: string, caption: string][] {
  const url = webUrl(media.MediaURL);
  const text = readText(media.ShortDescription) ?? readLookup(media.ImageOf);
  if (!url || !text || /^\d+$|\.(jpe?g|png|webp)$/i.test(text)) return [];

  return [[url, text.length > CAPTION_LENGTH ? `${text.slice(0, CAPTION_LENGTH - 1).trimEnd()}…` : text]];
}
