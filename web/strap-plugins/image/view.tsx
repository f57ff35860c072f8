import type { StrapViewProps } from '../kit/define-strap.ts';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { ImageState } from './parts.ts';
import './view.css';

export function ImageView({ state, isEditing }: StrapViewProps<ImageState>) {
  return (
    <figure className={`strap-image__figure is-${state.layout}`}>
      <ImagePartView
        part={state.image}
        sizes="auto, (min-width: 72rem) 72rem, 92vw"
        width={1280}
        height={720}
        isEditing={isEditing}
      />
      <figcaption>
        <RichText className="strap-image__caption" part={state.caption} />
      </figcaption>
    </figure>
  );
}
