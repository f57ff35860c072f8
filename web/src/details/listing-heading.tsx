import { formatDollars } from '#domain/language/format-number.ts';
import { isNew, isPending, priceDrop } from '../listing/listing-badges.ts';
import { listingPriceText } from '../site/listing-text.ts';
import { message } from '../messages.ts';
import { useNow } from '../site/site-context.tsx';
import { homeFacts } from './home-facts.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { PaymentLine } from './payment-line.tsx';
import './listing-heading.css';

type Props = { listing: ListingDetails_ListingFragment };

/** Price, payment, street address and main facts, where no contact card has them. */
export function ListingHeading({ listing }: Props) {
  return (
    <header className="listing-heading">
      <ListingBadges listing={listing} />
      <p className="listing-heading__price">{listingPriceText(listing)}</p>
      <PaymentLine listing={listing} />
      <h1 className="listing-heading__address">
        {listing.address ?? message('listing.noAddress')}
        <span className="listing-heading__place">{placeText(listing)}</span>
      </h1>
      <ul className="listing-heading__facts">
        {homeFacts(listing).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  );
}

/** For sale, for lease or under offer, whether it is new, and what it was reduced by. */
export function ListingBadges({ listing }: Props) {
  const { transactionType, listedAt } = listing;
  const now = useNow();
  const drop = priceDrop(listing);

  return (
    <ul className="listing-heading__badges">
      {isPending(listing) ? (
        <li className="is-pending">{message('listing.badge.pending')}</li>
      ) : (
        <li>{message(`search.filter.transaction.${transactionType}`)}</li>
      )}
      {isNew(listedAt ?? null, now) && <li>{message('listing.badge.new')}</li>}
      {drop && <li>{message('listing.badge.priceDrop', { amount: formatDollars(drop) })}</li>}
    </ul>
  );
}

/** `Strathcona, Edmonton, AB, T6E 2A3`. */
export function placeText({ neighbourhood, city, province, postalCode }: Props['listing']): string {
  return [...new Set([neighbourhood, city, province, postalCode].filter(Boolean))].join(', ');
}
