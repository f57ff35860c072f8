import { listedWhen } from '#web/src/listing/listed-when.ts';
import { ListingPhoto } from '#web/src/listing/listing-photo.tsx';
import { message } from '#web/src/messages.ts';
import { listingFacts, listingPlace, listingPriceText } from '#web/src/site/listing-text.ts';
import { useSpaceClock } from '#web/src/site/site-context.tsx';
import { FactLine } from '#web/src/ui/fact-line.tsx';
import { Link } from '#web/src/ui/routing.tsx';
import type { LatestListingFeedStrapQuery } from './data.generated.ts';

type LatestRowProps = {
  listing: LatestListingFeedStrapQuery['search']['listings'][number];
  headingLevel: 2 | 3;
  /** It may stand large, with the others beside it. */
  isFirst?: boolean;
};

const SMALL = '(width > 1064px) 14rem, 9rem';
const LARGE = '(width > 1064px) 58rem, 9rem';

/** A listing as a row: time on the market, place, price. The whole row is one link. */
export function LatestRow({ listing, headingLevel, isFirst = false }: LatestRowProps) {
  const Heading = `h${headingLevel}` as const;
  const when = listedWhen(listing.listedAt ?? null, useSpaceClock());
  const about = [listingPlace(listing), ...listingFacts(listing)].filter(Boolean);

  return (
    <article className="card strap-latest-listing-feed__row">
      <div className="strap-latest-listing-feed__photo">
        <ListingPhoto image={listing.images[0]} sizes={isFirst ? LARGE : SMALL} />
      </div>
      <div className="strap-latest-listing-feed__text">
        {when && <p className="strap-latest-listing-feed__when">{when}</p>}
        <Heading className="strap-latest-listing-feed__address">
          <Link className="card__link" to={listing.path}>
            {listing.address ?? message('listing.noAddress')}
          </Link>
        </Heading>
        <FactLine className="strap-latest-listing-feed__about" facts={about} />
        {listing.courtesyOf && <p className="strap-latest-listing-feed__office">{listing.courtesyOf}</p>}
      </div>
      <p className="strap-latest-listing-feed__price">{listingPriceText(listing)}</p>
    </article>
  );
}
