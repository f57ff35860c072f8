import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { MaybeLink } from '../kit/maybe-link.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { Mention, PressState } from './parts.ts';
import './view.css';

const LOGO_HEIGHT_PX = 48;

export function PressView({ state, isEditing }: StrapViewProps<PressState>) {
  const { title, layout, items } = state;

  return (
    <div className={`strap-press__body is-${layout}`}>
      <Heading part={title} />
      {items.length > 0 && (
        <ul className="strap-press__list">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
            <li key={index}>
              <MaybeLink className="strap-press__item" href={isEditing ? '' : item.href}>
                {layout === 'quotes' && (
                  <blockquote>
                    <RichText part={item.quote} />
                  </blockquote>
                )}
                <Logo item={item} isEditing={isEditing} />
              </MaybeLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Logos are drawn for light ground, so they stand on a light plate. */
function Logo({ item: { name, image }, isEditing }: { item: Rendered<Mention>; isEditing: boolean }) {
  if (!image.imageUrl) return <span className="strap-press__name">{name}</span>;

  return (
    <span className="strap-press__plate">
      <ImagePartView
        part={{ ...image, altText: image.altText || name, width: 0, height: 0 }}
        sizes="12rem"
        width={LOGO_HEIGHT_PX * 4}
        height={LOGO_HEIGHT_PX}
        isEditing={isEditing}
        isPlain
      />
    </span>
  );
}
