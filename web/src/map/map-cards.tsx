import { useEffect, useRef, useState } from 'react';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { createPromiseCache } from '../data/promise-cache.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { MapListingsDocument } from './map-listings.generated.ts';

/** A tower of flats is one marker, so its listings are paginated. */
const PAGE_SIZE = 50;
const cachedListings = createPromiseCache<ListingCard_ListingFragment[]>(60);

/** The listings of a marker, over the map. */
export function MapCards({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [first, setFirst] = useState(0);
  const listings = useListings(ids.slice(first, first + PAGE_SIZE));
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
              <ListingCard listing={listing} look="small" />
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

function useListings(ids: readonly string[]) {
  const [result, setResult] = useState<ListingCard_ListingFragment[] | 'failed' | null>(null);
  const key = ids.join('|');

  useEffect(() => {
    let isStale = false;
    setResult(null);
    cachedListings(key, () =>
      fetchGraphQL(MapListingsDocument, { ids: key.split('|') }).then(({ listings }) => listings),
    ).then(
      (listings) => isStale || setResult(listings),
      () => isStale || setResult('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [key]);

  return result;
}
