import { searchPath } from '#domain/search/search-path.ts';
import { ListingCard } from '#web/src/listing/listing-card.tsx';
import { message } from '#web/src/messages.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { LatestListingFeedStrapQuery } from './data.generated.ts';
import { feedSearch } from './data.ts';
import type { LatestListingFeedState } from './parts.ts';
import './view.css';

export function LatestListingFeedView({
  state,
  data,
}: StrapViewProps<LatestListingFeedState, LatestListingFeedStrapQuery>) {
  const listings = data?.search.listings ?? [];

  return (
    <>
      <div className="strap-latest-listing-feed__head">
        <Heading part={state.title} />
        <SiteLink className="strap-latest-listing-feed__all" href={searchPath(feedSearch(state))}>
          {message('listing.feed.all')}
        </SiteLink>
      </div>
      {listings.length > 0 ? (
        <ul className="strap-latest-listing-feed__list">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} headingLevel={levelBelow(state.title)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="strap-latest-listing-feed__empty">{message('listing.feed.empty')}</p>
      )}
    </>
  );
}
