import { LocationMap } from '../map/location-map.tsx';
import { message } from '../messages.ts';
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
import { RoomTable } from './room-table.tsx';
import './listing-sections.css';

type ListingSectionsProps = {
  nearby: ListingPage_QueryFragment['nearby'];
  /** Figures of the neighbourhood; null without any. */
  stats: ListingPage_QueryFragment['neighbourhoodStats'];
  listing: NonNullable<ListingPage_QueryFragment['listing']>;
  source: ListingPage_QueryFragment['source'];
  showMap: boolean;
};

/** The sections both designs share below photos, price and street address. */
export function ListingSections({ listing, nearby, stats, source, showMap }: ListingSectionsProps) {
  const { mapStyleUrl = null } = useSite();
  const { description, location, openHouses, path } = listing;

  return (
    <div className="listing-sections">
      <OpenHouseList openHouses={openHouses} path={path} />
      {listing.detailsWithheld && <DetailsWithheld />}
      {description && (
        <section>
          <h2>{message('details.description')}</h2>
          <p className="listing-sections__words">{description}</p>
        </section>
      )}
      <ListingFacts listing={listing} />
      <RoomTable rooms={listing.rooms} />
      {showMap && location && (
        <section className="listing-sections__map">
          <h2>{message('details.map')}</h2>
          <LocationMap location={location} styleUrl={mapStyleUrl} kinds={nearby.map(({ kind }) => kind)} />
        </section>
      )}
      <NearbySection places={nearby} />
      {showMap && !location && <p>{message('details.map.none')}</p>}
      <MortgageSection listing={listing} />
      <PriceHistory listing={listing} />
      {stats && <NeighbourhoodSection stats={stats} listing={listing} />}
      <AskSection listing={listing} />
      <ListingSource listing={listing} source={source} />
    </div>
  );
}
