import { firstSentences } from '#domain/listing/first-sentences.ts';
import { message } from '../messages.ts';
import { listingFacts, listingPlace, listingPriceText } from '../site/listing-text.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { ListingCard_ListingFragment } from './listing-card.generated.ts';
import { ListingPhoto } from './listing-photo.tsx';
import './listing-spread.css';

/** Four lines beside the photo. */
const DESCRIPTION_LENGTH = 180;

type ListingSpreadProps = {
  listing: ListingCard_ListingFragment & { description?: string | null };
  headingLevel: 2 | 3;
  /** Photo on the other side. */
  isTurned?: boolean;
  /** Replaces the listing's own description. */
  children?: React.ReactNode;
};

/** A listing across the whole width: a large photo with text beside it. */
export function ListingSpread({ listing, headingLevel, isTurned = false, children }: ListingSpreadProps) {
  const Heading = `h${headingLevel}` as const;
  const { path, address, description, courtesyOf } = listing;

  return (
    <article className={`listing-spread${isTurned ? ' is-turned' : ''}`}>
      <div className="listing-spread__photo">
        <ListingPhoto
          image={listing.images[0]}
          sizes="(min-width: 72rem) 42rem, (width > 48rem) 58vw, 92vw"
        />
      </div>
      <div className="listing-spread__text">
        <p className="listing-spread__price">{listingPriceText(listing)}</p>
        <Heading className="listing-spread__address">
          <SiteLink className="listing-spread__link" href={path}>
            {address ?? message('listing.noAddress')}
          </SiteLink>
          <span className="listing-spread__place">{listingPlace(listing)}</span>
        </Heading>
        <ul className="listing-spread__facts">
          {listingFacts(listing).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {children ??
          (description && (
            <p className="listing-spread__description">{firstSentences(description, DESCRIPTION_LENGTH)}</p>
          ))}
        <p className="listing-spread__view" aria-hidden="true">
          {message('featured.view')}
        </p>
        {courtesyOf && <p className="listing-spread__office">{courtesyOf}</p>}
      </div>
    </article>
  );
}
