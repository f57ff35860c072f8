import { useEffect, useState } from 'react';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingCard } from '../../listing/listing-card.tsx';
import { message } from '../../messages.ts';
import { useDeviceList } from './device-list.ts';
import { RecentlyViewedDocument } from './recently-viewed.generated.ts';
import { hidden, viewed } from './visitor-lists.ts';
import './recently-viewed.css';

const SHOWN = 6;

/** The recently viewed listings with current data; removed ones are dropped. */
export function RecentlyViewed({ from }: { from: string }) {
  const hiddenIds = useDeviceList(hidden);
  const ids = useDeviceList(viewed)
    .filter((id) => !hiddenIds.includes(id))
    .slice(0, SHOWN);
  const key = ids.join('|');
  const [listings, setListings] = useState<readonly ListingCard_ListingFragment[]>([]);

  useEffect(() => {
    if (key === '') return setListings([]);
    let isStale = false;
    fetchGraphQL(RecentlyViewedDocument, { ids: key.split('|') }).then(
      (response) => isStale || setListings(response.listings),
      // The search works without them.
      () => isStale || setListings([]),
    );

    return () => {
      isStale = true;
    };
  }, [key]);

  if (listings.length === 0) return null;
  return (
    <section className="recently-viewed" aria-label={message('search.viewed')}>
      <div className="recently-viewed__head">
        <h2>{message('search.viewed')}</h2>
        <button type="button" onClick={() => viewed.set([])}>
          {message('search.viewed.clear')}
        </button>
      </div>
      <ul className="recently-viewed__list">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} from={from} />
          </li>
        ))}
      </ul>
    </section>
  );
}
