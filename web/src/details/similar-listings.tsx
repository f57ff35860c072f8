import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import { message } from '../messages.ts';
import { SECTION_IDS } from './sections/page-sections.ts';
import './similar-listings.css';

type SimilarListingsProps = {
  listings: readonly ListingCard_ListingFragment[];
  heading?: string;
};

/** Similar listings; renders nothing without any. */
export function SimilarListings({ listings, heading = message('details.similar') }: SimilarListingsProps) {
  if (listings.length === 0) return null;

  return (
    <section className="similar-listings" id={SECTION_IDS.similar}>
      <h2>{heading}</h2>
      <ul className="similar-listings__list">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
