import { ContactCard } from '#web/src/details/contact-card.tsx';
import { ListingCrumbs } from '#web/src/details/listing-crumbs.tsx';
import { ListingHeading } from '#web/src/details/listing-heading.tsx';
import { ListingSections } from '#web/src/details/listing-sections.tsx';
import { SourceTerms } from '#web/src/details/listing-source.tsx';
import { PrintButton } from '#web/src/details/print/print-button.tsx';
import { shownSections } from '#web/src/details/sections/page-sections.ts';
import { SectionLinks } from '#web/src/details/sections/section-links.tsx';
import { SimilarListings } from '#web/src/details/similar-listings.tsx';
import { ListingPhoto } from '#web/src/listing/listing-photo.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SimilarSolds } from '#web/src/solds/similar-solds.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { ListingDetailsStrapQuery } from './data.generated.ts';
import type { ListingDetailsState } from './parts.ts';
import './view.css';

type Listing = NonNullable<ListingDetailsStrapQuery['listing']>;

export function ListingDetailsView({
  state: { showMap, showContactCard, contact },
  data,
  isEditing,
}: StrapViewProps<ListingDetailsState, ListingDetailsStrapQuery>) {
  const { space, isWithoutMap } = useSite();
  const listing = data?.listing;
  if (!listing) {
    return isEditing ? <p className="strap__missing">{message('details.editing.none')}</p> : null;
  }

  return (
    <article className="strap-listing-details__page">
      <div className="strap-listing-details__bar">
        <ListingCrumbs listing={listing} />
      </div>
      <div className="strap-listing-details__top">
        <Photos listing={listing} />
        <div className="strap-listing-details__side">
          <ListingHeading listing={listing} />
          {showContactCard && <ContactCard listing={listing} heading="none" />}
          <RichText part={contact} />
        </div>
      </div>
      <SectionLinks
        sections={shownSections(data, { locale: space.locale, showMap, isWithoutMap })}
        listing={listing}
        hasTour={showContactCard}
      >
        <PrintButton />
      </SectionLinks>
      <ListingSections
        listing={listing}
        nearby={data.nearby ?? []}
        stats={data.neighbourhoodStats ?? null}
        rents={data.neighbourhoodRents ?? null}
        source={data.source}
        showMap={showMap}
      />
      <SimilarSolds found={data.similarSolds ?? null} />
      <SimilarListings listings={data.similarListings} />
      <SourceTerms source={data.source} />
    </article>
  );
}

/** The first photo large, the others as a row of links below. */
function Photos({ listing: { id, images } }: { listing: Listing }) {
  const shown = images.length > 0 ? images : [null];
  const anchor = (index: number) => `photo-${id}-${index + 1}`;

  return (
    <div className="strap-listing-details__photos">
      <ul className="strap-listing-details__track" tabIndex={shown.length > 1 ? 0 : undefined}>
        {shown.map((image, index) => (
          <li key={image?.url ?? 'none'} id={anchor(index)}>
            <ListingPhoto image={image} sizes="(min-width: 72rem) 44rem, 92vw" isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="strap-listing-details__thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <a href={`#${anchor(index)}`} aria-label={message('details.photo.open', { alt: image.alt })}>
                <ListingPhoto image={{ ...image, alt: '' }} sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
