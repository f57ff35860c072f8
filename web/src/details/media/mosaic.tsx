import { type CSSProperties, type UIEvent, useRef, useState } from 'react';
import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { message } from '../../messages.ts';
import { loadedVariant } from './loaded-variant.ts';
import type { PhotoWidths } from './photo-widths.ts';
import { useSmallPhoto } from './use-small-photo.ts';
import './photo-mosaic.css';

/** Photos that are seen at once; a phone swipes through all of them. */
export const SHOWN = 5;

type MosaicProps = {
  photos: readonly { url: string; alt: string }[];
  /** Where a large screen shows them. */
  widths: PhotoWidths;
  onOpen: (index: number) => void;
};

/** A large photo and small ones; each is a link to its file, which opens full screen. */
export function Mosaic({ photos, widths, onOpen }: MosaicProps) {
  const [swipedTo, setSwipedTo] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const widthAt = (index: number) =>
    index === 0 ? widths.large : index === photos.length - 1 ? (widths.last ?? widths.small) : widths.small;
  const smallWidth = useSmallPhoto(list, photos.length === 1);
  const style =
    smallWidth === null
      ? undefined
      : ({
          '--photo-width': `${smallWidth}px`,
          '--photo': loadedVariant(photos[0]?.url ?? ''),
        } as CSSProperties);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setSwipedTo(Math.round(Math.abs(scrollLeft) / clientWidth));

  return (
    <>
      <ul
        ref={list}
        className={`photo-mosaic__list${style ? ' is-small' : ''}`}
        style={style}
        onScroll={onScroll}
      >
        {photos.map((image, index) => (
          <li key={image.url} className={index < SHOWN ? undefined : 'is-swiped'}>
            <a
              className="photo-mosaic__open"
              href={image.url}
              aria-label={message('details.photo.open', { alt: image.alt })}
              onClick={(event) => {
                event.preventDefault();
                onOpen(index);
              }}
            >
              <ListingPhoto
                image={image}
                sizes={`(max-width: 48rem) 100vw, ${widthAt(index)}`}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <span className="photo-mosaic__count" aria-hidden="true">
          {message('details.gallery.count', { shown: swipedTo + 1, count: photos.length })}
        </span>
      )}
    </>
  );
}
