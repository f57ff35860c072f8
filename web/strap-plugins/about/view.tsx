import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { AboutState } from './parts.ts';
import './view.css';

export function AboutView({ state, isEditing }: StrapViewProps<AboutState>) {
  const hasImage = isEditing || state.image.imageUrl !== '';

  return (
    <div className={hasImage ? 'strap-about__body has-image' : 'strap-about__body'}>
      {hasImage && (
        <div className="strap-about__image">
          <ImagePartView
            part={state.image}
            sizes="(min-width: 72rem) 30rem, (width > 48rem) 42vw, 92vw"
            width={960}
            height={1120}
            isEditing={isEditing}
          />
        </div>
      )}
      <div className="strap-about__words">
        <Heading part={state.title} />
        <RichText className="strap-about__text" part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
    </div>
  );
}
