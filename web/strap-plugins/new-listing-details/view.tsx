import { ContactCard } from '#web/src/listing/contact-card.tsx';
import { ListingCrumbs } from '#web/src/listing/listing-crumbs.tsx';
import { ListingFacts } from '#web/src/listing/listing-facts.tsx';
import { ListingHeading } from '#web/src/listing/listing-heading.tsx';
import { ListingSource } from '#web/src/listing/listing-source.tsx';
import { OpenHouseList } from '#web/src/listing/open-house-list.tsx';
import { PhotoMosaic } from '#web/src/listing/photo-mosaic.tsx';
import { LocationMap } from '#web/src/map/location-map.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { NewListingDetailsStrapQuery } from './data.generated.ts';
import type { NewListingDetailsState } from './state.ts';
import './view.css';

export function NewListingDetailsView({
  state: { showMap, showContactCard },
  data,
  isEditing,
}: StrapViewProps<NewListingDetailsState, NewListingDetailsStrapQuery>) {
  const { mapStyleUrl = null } = useSite();
  const listing = data?.listing;
  if (!listing) {
    return isEditing ? <p className="strap__missing">{message('details.editing.none')}</p> : null;
  }

  return (
    <article className="strap-new-listing-details__page">
      <ListingCrumbs listing={listing} />
      <PhotoMosaic listing={listing} />
      <div className="strap-new-listing-details__columns">
        <div className="strap-new-listing-details__main">
          <ListingHeading listing={listing} />
          <OpenHouseList openHouses={listing.openHouses} />
          {listing.description && (
            <section>
              <h2>{message('details.description')}</h2>
              <p className="strap-new-listing-details__text">{listing.description}</p>
            </section>
          )}
          <ListingFacts listing={listing} />
          {showMap && listing.location && (
            <section>
              <h2>{message('details.map')}</h2>
              <LocationMap location={listing.location} styleUrl={mapStyleUrl} />
            </section>
          )}
          {showMap && !listing.location && <p>{message('details.map.none')}</p>}
          <ListingSource listing={listing} source={data.source} />
        </div>
        {showContactCard && <ContactCard listing={listing} />}
      </div>
    </article>
  );
}
