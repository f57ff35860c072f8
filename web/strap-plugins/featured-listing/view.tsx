import { ListingSpread } from '#web/src/listing/listing-spread.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { FeaturedListingStrapQuery } from './data.generated.ts';
import type { FeaturedListingState } from './parts.ts';
import './view.css';

export function FeaturedListingView({
  state: { mls, title, text, layout, buttonList },
  data,
  isEditing,
}: StrapViewProps<FeaturedListingState, FeaturedListingStrapQuery>) {
  const listing = data?.listing ?? data?.search?.listings[0];
  if (!listing) {
    const hint = mls ? message('featured.gone', { mls }) : message('featured.choose');

    return isEditing ? (
      <EmptyPart icon="house" opens="mls">
        {hint}
      </EmptyPart>
    ) : null;
  }
  const hasText = isEditing || text.html !== '';

  return (
    <div className={`strap-featured-listing__body is-${layout}`}>
      <Heading className="strap-featured-listing__title" part={title} />
      <ListingSpread listing={listing} headingLevel={levelBelow(title)}>
        {hasText ? <RichText className="strap-featured-listing__words" part={text} /> : undefined}
      </ListingSpread>
      {buttonList.length > 0 && (
        <div className="strap-featured-listing__buttons">
          <ButtonList links={buttonList} />
        </div>
      )}
    </div>
  );
}
