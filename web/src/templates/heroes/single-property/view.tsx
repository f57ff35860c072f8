import { message } from '#web/src/messages.ts';
import { ListingProvider } from '#web/src/modals/listing-context.ts';
import { FailedContent } from '#web/strap-plugins/kit/frame/failed-content.tsx';
import { listingFacts, listingPlace, listingPriceText } from '#web/src/site/listing-text.ts';
import { FactLine } from '#web/src/ui/fact-line.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { EmptyPart } from '#web/strap-plugins/kit/empty-part.tsx';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import type { Rendered } from '#web/strap-plugins/kit/rendered.ts';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import { Slider } from '#web/strap-plugins/kit/slider.tsx';
import type { HeroSinglePropertyState } from './parts.ts';
import { PhotosButton } from './photos-button.tsx';
import { propertyLinks, propertyPhotos } from './property-parts.ts';
import { PropertyPhotos } from './property-photos.tsx';
import type { HeroSinglePropertyQuery } from './single-property.generated.ts';
import './view.css';

const SECONDS_PER_HOME = 8;

type Listing = NonNullable<HeroSinglePropertyQuery['listing']>;

export function HeroSinglePropertyView({
  id,
  state,
  data,
  isEditing,
}: StrapViewProps<HeroSinglePropertyState, HeroSinglePropertyQuery>) {
  const homes = data?.listing ? [data.listing] : (data?.search?.listings ?? []);
  const [first] = homes;
  const text = (
    <div className="hero-single-property__words">
      <Heading part={state.title} />
      <RichText className="hero-single-property__text" part={state.text} />
    </div>
  );
  if (homes.length > 1) {
    return (
      <div className="hero-single-property__homes">
        {text}
        <Slider
          id={id}
          label={message('hero.slides.label')}
          style="slide-controls"
          interval={SECONDS_PER_HOME}
          isEditing={isEditing}
          slides={homes.map((listing, index) => (
            // biome-ignore lint/correctness/useJsxKeyInIterable: the slider keys its slides
            <div className="hero-single-property__home">
              <PropertyPhotos photos={propertyPhotos([], listing)} isEager={index === 0} />
              <Ribbon
                listing={listing}
                state={state}
                photos={propertyPhotos([], listing)}
                isHeading={index === 0 && !state.title.html}
              />
            </div>
          ))}
        />
      </div>
    );
  }
  const photos = propertyPhotos(state.images, first ?? null);

  return (
    <div className="hero-single-property__body">
      <PropertyPhotos photos={photos} isEager />
      {text}
      {first ? (
        <Ribbon listing={first} state={state} photos={photos} isHeading={!state.title.html} />
      ) : (
        <ButtonList links={propertyLinks(state.buttonList, false)} />
      )}
      {data === null && !isEditing && <FailedContent />}
      {!first && isEditing && (
        <EmptyPart icon="house" opens="mls">
          {message('hero.listing.none')}
        </EmptyPart>
      )}
    </div>
  );
}

type Photos = ReturnType<typeof propertyPhotos>;

type RibbonProps = {
  listing: Listing;
  state: Pick<Rendered<HeroSinglePropertyState>, 'buttonList'>;
  photos: Photos;
  isHeading: boolean;
};

/** Price, address and what to do about a home. */
function Ribbon({ listing, state, photos, isHeading }: RibbonProps) {
  return (
    <div className="hero-single-property__ribbon theme theme-default">
      <p className="hero-single-property__price">{listingPriceText(listing)}</p>
      <Address listing={listing} isHeading={isHeading} />
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
  );
}

type AddressProps = {
  listing: Listing;
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
      <FactLine
        className="hero-single-property__facts"
        facts={[listingPlace(listing), ...listingFacts(listing)].filter(Boolean)}
      />
    </div>
  );
}
