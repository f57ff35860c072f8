import { searchPath } from '#domain/search/search-path.ts';
import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { LatestListingFeedStrapQuery } from './data.generated.ts';
import { feedSearch } from './data.ts';
import { LatestRow } from './latest-row.tsx';
import type { LatestListingFeedState } from './parts.ts';
import '#web/src/ui/card.css';
import './view.css';

export function LatestListingFeedView({
  state,
  data,
  isEditing,
}: StrapViewProps<LatestListingFeedState, LatestListingFeedStrapQuery>) {
  const listings = data?.search.listings ?? [];
  // Visitors of a new site see no heading over nothing.
  if (listings.length === 0 && !isEditing) return null;

  return (
    <>
      <FeedHead more={{ text: message('listing.feed.all'), href: searchPath(feedSearch(state)) }}>
        <Heading part={state.title} />
      </FeedHead>
      {listings.length > 0 ? (
        <ol className={`strap-latest-listing-feed__list ${listings.length > 3 ? 'is-long' : ''}`}>
          {listings.map((listing, index) => (
            <li key={listing.id}>
              <LatestRow listing={listing} headingLevel={levelBelow(state.title)} isFirst={index === 0} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="feed-empty">{message('listing.feed.empty')}</p>
      )}
    </>
  );
}
