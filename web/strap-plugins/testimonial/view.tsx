import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TestimonialState } from './parts.ts';
import './view.css';

export function TestimonialView({ state, isEditing }: StrapViewProps<TestimonialState>) {
  const hasImage = isEditing || state.image.imageUrl !== '';

  return (
    <figure className={hasImage ? 'strap-testimonial__body has-image' : 'strap-testimonial__body'}>
      {hasImage && (
        <div className="strap-testimonial__image">
          <ImagePartView part={state.image} sizes="16rem" width={480} height={480} isEditing={isEditing} />
        </div>
      )}
      <blockquote className="strap-testimonial__words">
        <RichText part={state.text} />
      </blockquote>
      <figcaption className="strap-testimonial__name">
        <Heading part={state.name} />
      </figcaption>
    </figure>
  );
}
