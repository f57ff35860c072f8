import { shapesOf } from '#domain/theme/shapes.ts';
import { ContactCard } from '#web/src/details/contact-card.tsx';
import { ListingCrumbs } from '#web/src/details/listing-crumbs.tsx';
import { ListingHeading } from '#web/src/details/listing-heading.tsx';
import { ListingSections } from '#web/src/details/listing-sections.tsx';
import { SourceTerms } from '#web/src/details/listing-source.tsx';
import { PhotoMosaic } from '#web/src/details/media/photo-mosaic.tsx';
import { PrintButton } from '#web/src/details/print/print-button.tsx';
import { shownSections } from '#web/src/details/sections/page-sections.ts';
import { SectionLinks } from '#web/src/details/sections/section-links.tsx';
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
  const { website, space, isWithoutMap } = useSite();
  const { homePlan } = shapesOf(website.theme);
  const listing = data?.listing;
  if (!listing) {
    return isEditing ? <p className="strap__missing">{message('details.editing.none')}</p> : null;
  }

  return (
    <article className={`strap-new-listing-details__page${showContactCard ? ` has-${homePlan}` : ''}`}>
      <div className="strap-new-listing-details__bar">
        <ListingCrumbs listing={listing} />
      </div>
      <PhotoMosaic listing={listing} hasContactCard={showContactCard} />
      {showContactCard ? (
        <div className="strap-new-listing-details__aside">
          <ContactCard listing={listing} heading="page" />
        </div>
      ) : (
        <ListingHeading listing={listing} />
      )}
      <SectionLinks
        sections={shownSections(data, { locale: space.locale, showMap, isWithoutMap })}
        listing={listing}
        hasTour={showContactCard && homePlan === 'band'}
      >
        <PrintButton />
      </SectionLinks>
      <div className="strap-new-listing-details__main">
        <ListingSections
          listing={listing}
          nearby={data.nearby ?? []}
          stats={data.neighbourhoodStats ?? null}
          rents={data.neighbourhoodRents ?? null}
          source={data.source}
          showMap={showMap}
        />
      </div>
      <SimilarSolds found={data.similarSolds ?? null} />
      <SimilarListings listings={data.similarListings} />
      <SourceTerms source={data.source} />
    </article>
  );
}
