import { searchPath } from '#domain/search/search-path.ts';
import { FeedHead } from '#web/src/listing/feed-head.tsx';
import {
  HALF_CARD_SIZES,
  LARGE_CARD_SIZES,
  ListingCard,
  ROW_CARD_SIZES,
} from '#web/src/listing/listing-card.tsx';
import { photosFirst } from '#web/src/listing/photos-first.ts';
import { setupSearch } from '#web/src/listing/search-setup.ts';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { allOf } from './all-of.ts';
import type { ListingsFeedStrapQuery } from './data.generated.ts';
import type { ListingsFeedState } from './parts.ts';

export function ListingsFeedView({
  state: { title, setup, layout, orAll, more },
  data,
  isEditing,
}: StrapViewProps<ListingsFeedState, ListingsFeedStrapQuery>) {
  const own = data?.search.listings ?? [];
  const showsAll = orAll && own.length === 0;
  const found = showsAll ? (data?.all?.listings ?? []) : own;
  const listings = layout === 'editorial' ? photosFirst(found) : found;
  // Visitors of a new site see no heading over nothing.
  if (listings.length === 0 && !isEditing) return null;

  return (
    <>
      <FeedHead
        more={
          more && { ...more, href: more.href || searchPath(setupSearch(showsAll ? allOf(setup) : setup)) }
        }
      >
        <Heading part={title} />
      </FeedHead>
      {listings.length > 0 ? (
        <ul
          className={`feed-list is-${layout}${layout === 'slider' ? '' : ' swipe-row'}${layout === 'grid' ? ' in-columns__list' : ''}`}
        >
          {listings.map((listing, index) => (
            <li key={listing.id}>
              <ListingCard
                listing={listing}
                headingLevel={levelBelow(title)}
                sizes={sizesOf(index, listings.length, layout)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="feed-empty">{message('feed.empty')}</p>
      )}
    </>
  );
}

/** One home has the whole row, two share it. */
function sizesOf(index: number, count: number, layout: ListingsFeedState['layout']): string {
  if (count === 2) return HALF_CARD_SIZES;
  return index === 0 && (layout === 'editorial' || count === 1) ? LARGE_CARD_SIZES : ROW_CARD_SIZES;
}
