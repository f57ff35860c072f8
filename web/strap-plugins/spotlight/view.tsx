import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { SpotlightState } from './parts.ts';
import './view.css';

export function SpotlightView({ state, isEditing }: StrapViewProps<SpotlightState>) {
  const hasImage = isEditing || state.image.imageUrl !== '';

  return (
    <div className={hasImage ? 'strap-spotlight__body has-image' : 'strap-spotlight__body'}>
      {hasImage && (
        <div className="strap-spotlight__image">
          <ImagePartView
            part={state.image}
            sizes="(min-width: 72rem) 54rem, 92vw"
            width={1280}
            height={860}
            isEditing={isEditing}
          />
        </div>
      )}
      <div className="strap-spotlight__panel">
        <Heading part={state.title} />
        <RichText part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
    </div>
  );
}
