import { listingFacts, listingPlace, listingPriceText } from '#web/src/listing/listing-text.ts';
import { message } from '#web/src/messages.ts';
import { ListingProvider } from '#web/src/modals/listing-context.ts';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { EmptyPart } from '#web/strap-plugins/kit/empty-part.tsx';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import { MissingContent } from '#web/strap-plugins/kit/frame/strap-boundary.tsx';
import { PhotosButton } from './photos-button.tsx';
import { propertyLinks, propertyPhotos } from './property-parts.ts';
import type { HeroSinglePropertyQuery } from './single-property.generated.ts';
import type { HeroSinglePropertyState } from './parts.ts';
import './view.css';

export function HeroSinglePropertyView({
  state,
  data,
  isEditing,
}: StrapViewProps<HeroSinglePropertyState, HeroSinglePropertyQuery>) {
  const listing = data?.listing ?? data?.search?.listings[0] ?? null;
  const photos = propertyPhotos(state.images, listing);

  return (
    <>
      {photos[0] && (
        <div className="hero-single-property__photo">
          <Picture src={photos[0].url} alt={photos[0].alt} sizes="100vw" width={1600} height={1200} isEager />
        </div>
      )}
      <div className="hero-single-property__body">
        <div className="hero-single-property__words">
          <Heading part={state.title} />
          <RichText className="hero-single-property__text" part={state.text} />
        </div>
        {listing ? (
          <div className="hero-single-property__ribbon theme theme-default">
            <p className="hero-single-property__price">{listingPriceText(listing)}</p>
            <Address listing={listing} isHeading={!state.title.html} />
            <div className="hero-single-property__links">
              <ListingProvider value={listing}>
                <ButtonList links={propertyLinks(state.buttonList, true)} />
              </ListingProvider>
              {photos.length > 1 && (
                <PhotosButton photos={photos} title={listingPlace(listing)} path={listing.path} />
              )}
            </div>
            {listing.courtesyOf && <p className="hero-single-property__source">{listing.courtesyOf}</p>}
          </div>
        ) : (
          <ButtonList links={propertyLinks(state.buttonList, false)} />
        )}
        {data === null && !isEditing && <MissingContent />}
        {!listing && isEditing && <EmptyPart icon="house">{message('hero.listing.none')}</EmptyPart>}
      </div>
    </>
  );
}

type AddressProps = {
  listing: NonNullable<HeroSinglePropertyQuery['listing']>;
  /** The street address is the heading of the page. */
  isHeading: boolean;
};

function Address({ listing, isHeading }: AddressProps) {
  const Element = isHeading ? 'h1' : 'p';

  return (
    <div className="hero-single-property__place">
      <Element className="hero-single-property__address">
        <SiteLink href={listing.path}>{listing.address ?? message('listing.noAddress')}</SiteLink>
      </Element>
      <p className="hero-single-property__facts">
        {[listingPlace(listing), ...listingFacts(listing)].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
