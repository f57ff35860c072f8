import { message } from '#web/src/messages.ts';
import { type EditHandle, editAttributes, fieldHandle } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { Review, ReviewsState } from './parts.ts';
import './view.css';

const STARS = [1, 2, 3, 4, 5];

/** Without structured data: search engines reject ratings that a business publishes about itself. */
export function ReviewsView({ id, state, isEditing }: StrapViewProps<ReviewsState>) {
  const { title, text, layout, items, buttonList } = state;

  return (
    <div className={`strap-reviews__body is-${layout}`}>
      <Heading part={title} />
      <RichText part={text} />
      {items.length > 0 && (
        <ul
          className={`strap-reviews__list${layout === 'columns' ? ' in-columns__list' : ''}`}
          aria-label={message('quotes.label')}
          // The keys scroll what is swiped, on phones in both layouts.
          tabIndex={isEditing || layout === 'lead' ? undefined : 0}
        >
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
            <li key={`${id}-${index}`} className="strap-reviews__item">
              <ReviewCard
                review={item}
                edit={isEditing ? fieldHandle(`items[${index}].author`) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonList links={buttonList} />
    </div>
  );
}

type ReviewCardProps = {
  review: Rendered<Review>;
  /** Only while editing: the author is edited in the settings. */
  edit: EditHandle | undefined;
};

function ReviewCard({ review, edit }: ReviewCardProps) {
  const { stars, text, author, source, date, href } = review;

  return (
    <figure className="strap-reviews__card">
      <span className="strap-reviews__stars" role="img" aria-label={message('reviews.stars', { stars })}>
        {STARS.map((star) => (
          <span key={star} className={star <= stars ? 'is-full' : undefined}>
            <Icon name="star" size={20} />
          </span>
        ))}
      </span>
      <blockquote>
        <RichText part={text} />
      </blockquote>
      <figcaption>
        <strong {...editAttributes(edit)}>{author}</strong>
        <span className="strap-reviews__source">
          {source && href && !edit ? (
            <SiteLink href={href} linkOut>
              {message('reviews.on', { source })}
            </SiteLink>
          ) : (
            source && message('reviews.on', { source })
          )}
          {date && <span>{date}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
