import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { shownImages } from '../kit/shown-images.ts';
import { Slider } from '../kit/slider.tsx';
import { textOf } from '../kit/rendered.ts';
import type { GallerySliderState } from './parts.ts';
import './view.css';

export function GallerySliderView({ id, state, isEditing }: StrapViewProps<GallerySliderState>) {
  const images = shownImages(state.images, isEditing);
  if (images.length === 0) return null;

  return (
    <div className="strap-gallery-slider__body">
      <Heading part={state.title} />
      <Slider
        id={id}
        label={textOf(state.title.html) || message('gallery.untitled')}
        style={state.style}
        interval={state.interval}
        isEditing={isEditing}
        slides={images.map((image) => (
          // biome-ignore lint/correctness/useJsxKeyInIterable: the slider keys its slides
          <figure className="strap-gallery-slider__slide">
            <ImagePartView
              part={image}
              sizes="(min-width: 72rem) 72rem, 92vw"
              width={1280}
              height={720}
              isEditing={isEditing}
            />
            {image.altText && <figcaption aria-hidden="true">{image.altText}</figcaption>}
          </figure>
        ))}
      />
    </div>
  );
}
