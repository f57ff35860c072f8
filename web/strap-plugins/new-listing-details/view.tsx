import { shapesOf } from '#domain/theme/shapes.ts';
import { ContactCard } from '#web/src/details/contact-card.tsx';
import { ListingCrumbs } from '#web/src/details/listing-crumbs.tsx';
import { ListingHeading } from '#web/src/details/listing-heading.tsx';
import { ListingSections } from '#web/src/details/listing-sections.tsx';
import { PhotoMosaic } from '#web/src/details/media/photo-mosaic.tsx';
import { PrintButton } from '#web/src/details/print/print-button.tsx';
import { SimilarListings } from '#web/src/details/similar-listings.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SimilarSolds } from '#web/src/solds/similar-solds.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { NewListingDetailsStrapQuery } from './data.generated.ts';
import type { NewListingDetailsState } from './parts.ts';
import './view.css';

export function NewListingDetailsView({
  state: { showMap, showContactCard },
  data,
  isEditing,
}: StrapViewProps<NewListingDetailsState, NewListingDetailsStrapQuery>) {
  const { homePlan } = shapesOf(useSite().website.theme);
  const listing = data?.listing;
  if (!listing) {
    return isEditing ? <p className="strap__missing">{message('details.editing.none')}</p> : null;
  }

  return (
    <article className={`strap-new-listing-details__page${showContactCard ? ` has-${homePlan}` : ''}`}>
      <div className="strap-new-listing-details__bar">
        <ListingCrumbs listing={listing} />
        <PrintButton />
      </div>
      <PhotoMosaic listing={listing} hasContactCard={showContactCard} />
      <div className="strap-new-listing-details__columns">
        {showContactCard && <ContactCard listing={listing} heading="page" />}
        <div className="strap-new-listing-details__main">
          {!showContactCard && <ListingHeading listing={listing} />}
          <ListingSections
            listing={listing}
            nearby={data.nearby ?? []}
            stats={data.neighbourhoodStats ?? null}
            source={data.source}
            showMap={showMap}
          />
        </div>
      </div>
      <SimilarSolds found={data.similarSolds ?? null} />
      <SimilarListings listings={data.similarListings} />
    </article>
  );
}
