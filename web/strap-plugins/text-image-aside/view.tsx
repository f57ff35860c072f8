import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TextImageAsideState } from './parts.ts';
import './view.css';

export function TextImageAsideView({ state, isEditing }: StrapViewProps<TextImageAsideState>) {
  const hasImage = isEditing || Boolean(state.image.imageUrl);

  return (
    <div className={`strap-text-image-aside__body is-image-${state.side}${hasImage ? ' has-image' : ''}`}>
      {hasImage && (
        <div className="strap-text-image-aside__image">
          <ImagePartView
            part={state.image}
            sizes="(min-width: 72rem) 34rem, (width > 48rem) 46vw, 92vw"
            width={960}
            height={720}
            isEditing={isEditing}
          />
        </div>
      )}
      <div className="strap-text-image-aside__words">
        <Heading part={state.title} />
        <RichText part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
    </div>
  );
}
