import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { shownImages } from '../kit/shown-images.ts';
import { type ImageStripState, STRIP_HEIGHT_PX } from './parts.ts';
import './view.css';

/** Aspect ratio for a picture of unknown size. */
const GUESSED_RATIO = 1.5;

export function ImageStripView({ state, isEditing }: StrapViewProps<ImageStripState>) {
  const images = shownImages(state.images, isEditing);
  if (images.length === 0) return null;

  return (
    <ul className="strap-image-strip__list">
      {images.map((image, index) => {
        const height = image.height || STRIP_HEIGHT_PX;

        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: images have no id, and two may be alike.
            key={index}
            style={{ '--height': `${height}px` } as CSSProperties}
          >
            <ImagePartView
              // One height for the row, limited by the space.
              part={{ ...image, width: 0, height: 0 }}
              sizes={`${height * 2}px`}
              width={image.width || Math.round(height * GUESSED_RATIO)}
              height={height}
              isEditing={isEditing}
            />
          </li>
        );
      })}
    </ul>
  );
}
