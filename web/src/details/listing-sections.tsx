import type { NearbyKind } from '#domain/nearby/kinds.ts';
import { LocationMap } from '../map/location-map.tsx';
import { message } from '../messages.ts';
import { listingPriceText } from '../site/listing-text.ts';
import { useSite } from '../site/site-context.tsx';
import { AskSection } from './agent/ask-section.tsx';
import { DetailsWithheld } from './details-withheld.tsx';
import { PriceHistory } from './history/price-history.tsx';
import { ListingFacts } from './listing-facts.tsx';
import type { ListingPage_QueryFragment } from './listing-page.generated.ts';
import { ListingSource } from './listing-source.tsx';
import { MortgageSection } from './mortgage/mortgage-section.tsx';
import { NearbySection } from './nearby/nearby-section.tsx';
import { NeighbourhoodSection } from './neighbourhood-section.tsx';
import { OpenHouseList } from './open-house-list.tsx';
import { RentsSection } from './rents-section.tsx';
import { RoomTable } from './room-table.tsx';
import { Folded } from './sections/folded.tsx';
import { SECTION_IDS } from './sections/page-sections.ts';
import './listing-sections.css';

/** Shown on the map from the start; stops of buses would cover it. */
const SURROUNDINGS: readonly NearbyKind[] = ['school', 'park'];

/** Longer texts are folded on a phone, much longer ones everywhere. */
const FOLDED_FROM = { phone: 210, everywhere: 900 };

type ListingSectionsProps = {
  nearby: ListingPage_QueryFragment['nearby'];
  /** Figures of the neighbourhood; null without any. */
  stats: ListingPage_QueryFragment['neighbourhoodStats'];
  /** Rents of the neighbourhood of a home for lease. */
  rents: ListingPage_QueryFragment['neighbourhoodRents'];
  listing: NonNullable<ListingPage_QueryFragment['listing']>;
  source: ListingPage_QueryFragment['source'];
  showMap: boolean;
};

/** The sections both designs share below photos, price and street address. */
export function ListingSections({ listing, nearby, stats, rents, source, showMap }: ListingSectionsProps) {
  const { mapStyleUrl = null, isWithoutMap } = useSite();
  const { description, location, openHouses, path } = listing;

  return (
    <div className="listing-sections">
      {listing.detailsWithheld && <DetailsWithheld />}
      {description && (
        <section id={SECTION_IDS.overview}>
          <h2>{message(isLand(listing) ? 'details.description.land' : 'details.description')}</h2>
          <Description text={description} />
        </section>
      )}
      <OpenHouseList openHouses={openHouses} path={path} />
      <ListingFacts listing={listing} />
      <RoomTable rooms={listing.rooms} />
      {showMap && location && !isWithoutMap && (
        <section className="listing-sections__map" id={SECTION_IDS.map}>
          <h2>{message('details.map')}</h2>
          <LocationMap
            location={location}
            styleUrl={mapStyleUrl}
            markerText={listingPriceText(listing)}
            kinds={nearby.map(({ kind }) => kind)}
            shownKinds={SURROUNDINGS}
          />
        </section>
      )}
      <NearbySection places={nearby} />
      {showMap && !location && !isWithoutMap && <p>{message('details.map.none')}</p>}
      <MortgageSection listing={listing} />
      <PriceHistory listing={listing} />
      {stats && <NeighbourhoodSection stats={stats} listing={listing} />}
      {rents && <RentsSection rents={rents} listing={listing} />}
      <AskSection listing={listing} />
      <ListingSource listing={listing} source={source} />
    </div>
  );
}

function isLand({ propertyTypes }: { propertyTypes: readonly string[] }): boolean {
  return propertyTypes.length > 0 && propertyTypes.every((type) => type === 'land');
}

function Description({ text }: { text: string }) {
  if (text.length < FOLDED_FROM.phone) return <p className="listing-sections__words">{text}</p>;

  return (
    <Folded more={message('details.fold.words')} everywhere={text.length >= FOLDED_FROM.everywhere}>
      <p className="listing-sections__words is-clamped">{text}</p>
    </Folded>
  );
}
