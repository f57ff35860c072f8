import { useEffect, useRef, useState } from 'react';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingCard } from '../../listing/listing-card.tsx';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MapPhotos } from './map-photos.tsx';
import { useCardListings } from './use-card-listings.ts';
import './map-cards.css';

/** A tower of flats is one marker, so its listings are paginated. */
const PAGE_SIZE = 50;

/** The listings of a marker, over the map. */
export function MapCards({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [first, setFirst] = useState(0);
  const listings = useCardListings(ids.slice(first, first + PAGE_SIZE));
  const list = useRef<HTMLUListElement>(null);
  const key = ids.join('|');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker starts at its first page.
  useEffect(() => setFirst(0), [key]);

  function turnTo(next: number) {
    setFirst(next);
    const cards = list.current?.closest('.map-cards');
    if (cards) cards.scrollTop = 0;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset.
    <div
      className={`map-cards${ids.length > 1 ? ' is-list' : ''}`}
      role="group"
      tabIndex={-1}
      aria-label={message('map.cards.label')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className="map-cards__close" aria-label={message('ui.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
      {ids.length > 1 && (
        <p className="map-cards__count" role="status">
          {message(ids.length > PAGE_SIZE ? 'map.cards.range' : 'map.cards.count', {
            count: ids.length,
            first: first + 1,
            last: Math.min(first + PAGE_SIZE, ids.length),
          })}
        </p>
      )}
      {listings === 'failed' && <p className="map-cards__failed">{message('search.failed')}</p>}
      {listings === null && <div className="map-cards__wait" aria-hidden="true" />}
      {Array.isArray(listings) && (
        <ul ref={list} className="map-cards__list">
          {listings.map((listing) => (
            <li key={listing.id}>
              {ids.length > 1 ? (
                <ListingCard listing={listing} look="small" />
              ) : (
                <HomeCard listing={listing} />
              )}
            </li>
          ))}
        </ul>
      )}
      {ids.length > PAGE_SIZE && (
        <div className="map-cards__pages">
          <button type="button" disabled={first === 0} onClick={() => turnTo(first - PAGE_SIZE)}>
            {message('map.cards.previous')}
          </button>
          <button
            type="button"
            disabled={first + PAGE_SIZE >= ids.length}
            onClick={() => turnTo(first + PAGE_SIZE)}
          >
            {message('map.cards.next')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The only home of its marker: with all its photos, and what a visitor does next. */
function HomeCard({ listing }: { listing: ListingCard_ListingFragment }) {
  return (
    <ListingCard
      listing={listing}
      look="small"
      photo={<MapPhotos images={listing.images} />}
      actions={
        <div className="map-cards__actions">
          <ModalLink kind="tour" modal={{ listing }} className="button">
            {message('modal.tour.title')}
          </ModalLink>
          <ModalLink
            kind="share"
            modal={{ path: listing.path, title: listing.address ?? message('listing.noAddress') }}
            className="map-cards__share"
            aria-label={message('modal.share.page')}
          >
            <Icon name="share-2" />
          </ModalLink>
        </div>
      }
    />
  );
}
