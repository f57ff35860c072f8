import { useEffect, useState } from 'react';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import { message } from '../messages.ts';
import { ask } from '../search/ask.ts';
import { remember } from '../search/remember.ts';
import { Icon } from '../ui/icon.tsx';
import { MapListingsDocument } from './map-listings.generated.ts';

/** A tower of flats is one place. */
const SHOWN_MAX = 50;
const kept = remember<ListingCard_ListingFragment[]>(60);

/** The homes behind a marker, over the map. */
export function MapCards({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const listings = useListings(ids);

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no form, so it is no fieldset.
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
        <p className="map-cards__count">
          {message(ids.length > SHOWN_MAX ? 'map.cards.more' : 'map.cards.count', {
            count: ids.length,
            shown: SHOWN_MAX,
          })}
        </p>
      )}
      {listings === 'failed' && <p className="map-cards__failed">{message('search.failed')}</p>}
      {listings === null && <div className="map-cards__wait" aria-hidden="true" />}
      {Array.isArray(listings) && (
        <ul className="map-cards__list">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} look="small" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useListings(ids: readonly string[]) {
  const [answer, setAnswer] = useState<ListingCard_ListingFragment[] | 'failed' | null>(null);
  const key = ids.slice(0, SHOWN_MAX).join('|');

  useEffect(() => {
    let isStale = false;
    setAnswer(null);
    kept(key, () => ask(MapListingsDocument, { ids: key.split('|') }).then(({ listings }) => listings)).then(
      (listings) => isStale || setAnswer(listings),
      () => isStale || setAnswer('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [key]);

  return answer;
}
