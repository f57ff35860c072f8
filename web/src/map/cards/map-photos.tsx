import { useState } from 'react';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';

const SIZES = '20rem';

/** The photos of a home on its card, one at a time. */
export function MapPhotos({ images }: Pick<ListingCard_ListingFragment, 'images'>) {
  const [index, setIndex] = useState(0);
  const count = images.length;
  const turn = (by: number) => setIndex((index + by + count) % count);

  return (
    <>
      <ListingPhoto key={index} image={images[index]} sizes={SIZES} isFirst />
      {count > 1 && (
        <>
          <button
            type="button"
            className="map-photos__turn is-previous"
            aria-label={message('map.photo.previous')}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="map-photos__turn is-next"
            aria-label={message('map.photo.next')}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
          <p className="map-photos__place" role="status">
            <span aria-hidden="true">
              {index + 1} / {count}
            </span>
            <span className="visually-hidden">{message('map.photo.place', { index: index + 1, count })}</span>
          </p>
        </>
      )}
    </>
  );
}
