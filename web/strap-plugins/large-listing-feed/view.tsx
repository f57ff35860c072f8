import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { ListingSpread } from '#web/src/listing/listing-spread.tsx';
import { photosFirst } from '#web/src/listing/photos-first.ts';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { LargeListingFeedStrapQuery } from './data.generated.ts';
import type { LargeListingFeedState } from './parts.ts';
import './view.css';

export function LargeListingFeedView({
  state: { title, more },
  data,
  isEditing,
}: StrapViewProps<LargeListingFeedState, LargeListingFeedStrapQuery>) {
  const listings = photosFirst(data?.search.listings ?? []);
  // Visitors of a new site see no heading over nothing.
  if (listings.length === 0 && !isEditing) return null;

  return (
    <>
      <FeedHead more={more}>
        <Heading part={title} />
      </FeedHead>
      {listings.length > 0 ? (
        <ul className="strap-large-listing-feed__list">
          {listings.map((listing, index) => (
            <li key={listing.id}>
              <ListingSpread listing={listing} isTurned={index % 2 === 1} headingLevel={levelBelow(title)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="feed-empty">{message('feed.empty')}</p>
      )}
    </>
  );
}
