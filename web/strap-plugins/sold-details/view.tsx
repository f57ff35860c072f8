import { formatDay } from '#domain/calendar/format-day.ts';
import { fill } from '#domain/language/fill.ts';
import { formatDollars } from '#domain/language/format-number.ts';
import { formatPercent } from '#domain/language/format-percent.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { WhoAnswers } from '#web/src/details/agent/who-answers.tsx';
import { FigureList } from '#web/src/details/figure-list.tsx';
import { modalListing } from '#web/src/details/modal-listing.ts';
import { SimilarListings } from '#web/src/details/similar-listings.tsx';
import { LocationMap } from '#web/src/map/location-map.tsx';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { pointSearchPath } from '#web/src/search/bar/place-search-path.ts';
import { listingFacts, sizeText } from '#web/src/site/listing-text.ts';
import { useSite, useSpaceClock } from '#web/src/site/site-context.tsx';
import { SimilarSolds } from '#web/src/solds/similar-solds.tsx';
import { SoldGate } from '#web/src/solds/sold-gate.tsx';
import { SoldPhotos } from '#web/src/solds/sold-photos.tsx';
import { soldDateText, soldPlace, soldPriceText } from '#web/src/solds/sold-text.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { SoldDetailsStrapQuery } from './data.generated.ts';
import type { SoldDetailsState } from './parts.ts';
import './view.css';

/** Differences that a price rounds to nothing. */
const SAME_PRICE = 0.0005;

type ViewProps = StrapViewProps<SoldDetailsState, SoldDetailsStrapQuery>;
type Sold = NonNullable<SoldDetailsStrapQuery['sold']['sold']>;

export function SoldDetailsView({ state, data, isEditing }: ViewProps) {
  const { gated, sold, contact, nearby, similarListings } = data?.sold ?? {};
  if (gated) return <Gated />;
  if (!sold) return isEditing ? <p className="strap__missing">{message('sold.editing')}</p> : null;

  return (
    <article className="strap-sold-details__page">
      <BackLink />
      <SoldPhotos title={sold.address ?? message('listing.noAddress')} images={sold.images} />
      <div className="strap-sold-details__columns">
        <div className="strap-sold-details__main">
          <SoldHeading sold={sold} state={state} />
          {sold.description && (
            <section>
              <h2>{message('sold.description')}</h2>
              <p className="strap-sold-details__words">{sold.description}</p>
            </section>
          )}
          <SoldFacts sold={sold} state={state} />
          {sold.location && <SoldMap location={sold.location} />}
        </div>
        <SoldContact sold={sold} contact={contact ?? null} state={state} />
      </div>
      <SimilarSolds found={{ gated: false, solds: nearby ?? [] }} showSoldPrice={state.showSoldPrice} />
      <SimilarListings listings={similarListings ?? []} heading={message('sold.forSale')} />
      {data && <SourceLines source={data.source} />}
    </article>
  );
}

function Gated() {
  return (
    <div className="strap-sold-details__gated">
      <h1>{message('sold.title')}</h1>
      <SoldGate />
    </div>
  );
}

function BackLink() {
  return (
    <SiteLink className="strap-sold-details__back" href="/solds">
      <Icon name="arrow-left" />
      {message('sold.back')}
    </SiteLink>
  );
}

type SoldContactProps = {
  sold: Sold;
  contact: SoldDetailsStrapQuery['sold']['contact'];
  state: Pick<ViewProps['state'], 'contact' | 'buttonList'>;
};

/** Who knows this home, and what the visitor's own would sell for. */
function SoldContact({ sold, contact, state }: SoldContactProps) {
  return (
    <aside className="strap-sold-details__contact" aria-label={message('details.contact.label')}>
      <WhoAnswers contact={contact} />
      <ModalLink className="button is-secondary" kind="contact" modal={{ listing: modalListing(sold) }}>
        <Icon name="mail" />
        {message('details.contact.agent')}
      </ModalLink>
      {(state.contact.html || state.buttonList.length > 0) && (
        <div className="strap-sold-details__own">
          <h2>{message('sold.contact.heading')}</h2>
          <RichText part={state.contact} />
          <ButtonList links={state.buttonList} />
        </div>
      )}
    </aside>
  );
}

type SoldProps = { sold: Sold; state: Pick<SoldDetailsState, 'showSoldPrice'> };

function SoldHeading({ sold, state: { showSoldPrice } }: SoldProps) {
  const price = soldPriceText(sold, showSoldPrice);
  const difference = showSoldPrice ? differenceText(sold) : null;

  return (
    <header className="strap-sold-details__head">
      <p className="strap-sold-details__badge">{message('solds.badge')}</p>
      {price && <p className="strap-sold-details__price">{price}</p>}
      {difference && <p className="strap-sold-details__place">{difference}</p>}
      <h1>{sold.address ?? message('listing.noAddress')}</h1>
      <p className="strap-sold-details__place">
        {[soldPlace(sold), soldDateText(sold.soldDate)].filter(Boolean).join(' · ')}
      </p>
      <ul className="strap-sold-details__sizes">
        {listingFacts(sold).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ModalLink
        className="button is-secondary"
        kind="share"
        modal={{ path: sold.path, title: [sold.address, soldPlace(sold)].filter(Boolean).join(', ') }}
      >
        <Icon name="share-2" />
        {message('details.share')}
      </ModalLink>
    </header>
  );
}

function SoldFacts({ sold, state: { showSoldPrice } }: SoldProps) {
  const rows: [string, string | null | undefined][] = [
    [message('sold.fact.mls'), sold.mls],
    [message('sold.fact.style'), sold.homeStyle],
    [message('details.fact.built'), sold.yearBuilt ? String(sold.yearBuilt) : null],
    [message('details.fact.size'), sold.interiorSize ? sizeText(sold.interiorSize) : null],
    [message('details.fact.perSqft', { unit: sizeUnit() }), showSoldPrice ? perSize(sold) : null],
    [message('sold.fact.date'), sold.soldDate && formatDay(sold.soldDate)],
    [message('sold.fact.asking'), sold.askingPrice ? formatDollars(sold.askingPrice) : null],
    [message('sold.fact.price'), showSoldPrice && sold.soldPrice ? formatDollars(sold.soldPrice) : null],
    [message('sold.fact.office'), sold.officeName],
  ];

  return (
    <section>
      <h2>{message('sold.facts')}</h2>
      <FigureList className="strap-sold-details__facts" figures={rows} />
    </section>
  );
}

/** The sold price against the asking price. */
function differenceText({ soldPrice, askingPrice }: Sold): string | null {
  if (!soldPrice || !askingPrice) return null;
  const share = soldPrice / askingPrice - 1;
  if (Math.abs(share) < SAME_PRICE) return message('sold.same');

  return message(share > 0 ? 'sold.above' : 'sold.below', {
    percent: formatPercent(Math.abs(share)),
    price: formatDollars(askingPrice),
  });
}

/** What was paid for a square foot, or metre. */
function perSize({ soldPrice, interiorSize }: Sold): string | null {
  return soldPrice && interiorSize ? formatDollars((soldPrice / interiorSize) * unitSize()) : null;
}

function SoldMap({ location }: { location: { lat: number; lon: number } }) {
  const { mapStyleUrl = null, isWithoutMap } = useSite();

  return (
    <section>
      {!isWithoutMap && (
        <>
          <h2>{message('sold.map')}</h2>
          <LocationMap location={location} styleUrl={mapStyleUrl} />
        </>
      )}
      <p>
        <SiteLink className="strap-sold-details__near" href={pointSearchPath(location)}>
          {message('sold.near')}
        </SiteLink>
      </p>
    </section>
  );
}

function SourceLines({ source }: { source: SoldDetailsStrapQuery['source'] }) {
  const { lastUpdate, copyright, disclaimer } = source;
  const year = useSpaceClock().slice(0, 'YYYY'.length);

  return (
    <footer className="strap-sold-details__source">
      {lastUpdate && <p>{message('search.asOf', { date: formatDay(lastUpdate) })}</p>}
      {disclaimer && <p>{disclaimer}</p>}
      {copyright && <p>{fill(copyright, { year })}</p>}
    </footer>
  );
}
