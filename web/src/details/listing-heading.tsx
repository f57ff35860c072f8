import { isNew, isPending } from '../listing/listing-badges.ts';
import { listingFacts, listingPriceText } from '../listing/listing-text.ts';
import { message } from '../messages.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import './listing-heading.css';

/** Price, street address and main facts. */
export function ListingHeading({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { address, neighbourhood, city, postalCode, province, transactionType, listedAt } = listing;
  const place = [neighbourhood, city, province, postalCode].filter(Boolean);

  return (
    <header className="listing-heading">
      <ul className="listing-heading__badges">
        {isPending(listing) ? (
          <li className="is-pending">{message('listing.badge.pending')}</li>
        ) : (
          <li>{message(`search.filter.transaction.${transactionType}`)}</li>
        )}
        {isNew(listedAt ?? null, Date.now()) && <li>{message('listing.badge.new')}</li>}
      </ul>
      <p className="listing-heading__price">{listingPriceText(listing)}</p>
      <h1 className="listing-heading__address">
        {address ?? message('listing.noAddress')}
        <span className="listing-heading__place">{[...new Set(place)].join(', ')}</span>
      </h1>
      <ul className="listing-heading__facts">
        {listingFacts(listing).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  );
}
