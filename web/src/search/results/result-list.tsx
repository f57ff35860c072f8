import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingCard } from '../../listing/listing-card.tsx';
import { message } from '../../messages.ts';
import { useDeviceList } from '../visitor-lists/device-list.ts';
import { HiddenListing, ListingActions } from '../visitor-lists/listing-actions.tsx';
import { hidden } from '../visitor-lists/visitor-lists.ts';
import './result-list.css';

/** Delay before a skeleton is shown, so that fast responses do not flicker. */
export const SKELETON_AFTER_MS = 300;
const FIRST_PHOTOS = 4;

type ResultListProps = {
  listings: readonly ListingCard_ListingFragment[];
  isPending: boolean;
  /** Listings of the hovered marker. */
  marked: readonly string[];
  from: string;
  onPoint: (listing: ListingCard_ListingFragment | null) => void;
};

/** The results. New ones render in a transition, so that moving the map stays smooth. */
export function ResultList({ listings, isPending, marked, from, onPoint }: ResultListProps) {
  const newest = useMemo(() => ({ listings, from }), [listings, from]);
  const drawn = useDeferredValue(newest);
  const isSlow = useSlow(isPending);
  const hiddenIds = useDeviceList(hidden);
  const [justHidden, setJustHidden] = useState<string | null>(null);

  return (
    <ul
      className="result-list"
      aria-label={message('search.results.list')}
      aria-busy={isPending || drawn !== newest}
    >
      {isSlow
        ? listings
            .slice(0, 6)
            .map(({ id }) => <li key={id} className="result-list__skeleton" aria-hidden="true" />)
        : drawn.listings.map((listing, index) => (
            <ResultItem
              key={listing.id}
              listing={listing}
              isFirst={index < FIRST_PHOTOS}
              isActive={marked.includes(listing.id)}
              isHidden={hiddenIds.includes(listing.id)}
              takesFocus={justHidden === listing.id}
              from={drawn.from}
              onPoint={onPoint}
              onHide={setJustHidden}
            />
          ))}
    </ul>
  );
}

type ResultItemProps = {
  listing: ListingCard_ListingFragment;
  isFirst: boolean;
  isActive: boolean;
  isHidden: boolean;
  takesFocus: boolean;
  from: string;
  onPoint: ResultListProps['onPoint'];
  onHide: (id: string) => void;
};

/** One result. Memoised, so that moving the map does not render it again. */
const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { listing, isFirst, isActive, isHidden, takesFocus, from, onPoint, onHide } = props;

  return (
    <li>
      {isHidden ? (
        <HiddenListing listing={listing} takesFocus={takesFocus} />
      ) : (
        <>
          <ListingCard
            listing={listing}
            isFirst={isFirst}
            isActive={isActive}
            from={from}
            onPoint={(isPointed) => onPoint(isPointed ? listing : null)}
          />
          <ListingActions listing={listing} onHide={() => onHide(listing.id)} />
        </>
      )}
    </li>
  );
});

function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  return isSlow && isPending;
}
