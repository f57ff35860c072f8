import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';
import { Heading } from './heading.tsx';
import { ImagePartView } from './image-part-view.tsx';
import { ButtonList } from './link-list.tsx';
import type { Rendered } from './rendered.ts';
import { RichText } from './rich-text.tsx';

type Parts = { image: ImagePart; title: HeadingPart; text: TextPart; buttonList: LinkPart[] };

type PictureAndTextProps = {
  /** Class of the strap: those of its elements begin with it. */
  block: string;
  /** Further classes of the body. */
  className?: string;
  state: Rendered<Parts>;
  /** The picture's `sizes`, and its size in pixels where it is largest. */
  picture: { sizes: string; width: number; height: number };
  isEditing: boolean;
};

/** A picture beside heading, text and buttons, which have the whole width without one; the strap's CSS lays them out. */
export function PictureAndText({ block, className, state, picture, isEditing }: PictureAndTextProps) {
  const hasImage = isEditing || Boolean(state.image.imageUrl);
  const body = [`${block}__body`, className, hasImage && 'has-image'].filter(Boolean).join(' ');

  return (
    <div className={body}>
      {hasImage && (
        <div className={`${block}__image`}>
          <ImagePartView part={state.image} {...picture} isEditing={isEditing} />
        </div>
      )}
      <div className={`${block}__words`}>
        <Heading part={state.title} />
        <RichText className={`${block}__text`} part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
    </div>
  );
}
