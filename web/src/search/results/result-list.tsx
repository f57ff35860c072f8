import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import { joinWithAnd } from '#domain/search/text/filter-summary.ts';
import { listedWhen } from '../../listing/listed-when.ts';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { CARD_SIZES, ListingCard } from '../../listing/listing-card.tsx';
import { message } from '../../messages.ts';
import { useSpaceClock } from '../../site/site-context.tsx';
import { useSpaceDay } from '../../site/space-day.ts';
import { useDeviceList } from '../visitor-lists/device-list.ts';
import { HiddenListing, ListingActions } from '../visitor-lists/listing-actions.tsx';
import { hidden } from '../visitor-lists/visitor-lists.ts';
import { CardPhotos, flipPhotos } from './card-photos.tsx';
import { feeText, type Matched, matchReasons, openHouseText, type WithFee } from './match-reasons.ts';
import './result-list.css';

const FIRST_PHOTOS = 4;
/** Of the photo of the only result, which is across the row. */
const LONE_SIZES = '(min-width: 45rem) 42rem, 100vw';

type ResultListing = ListingCard_ListingFragment & Matched & WithFee;

type ResultListProps = {
  listings: readonly ResultListing[];
  /** The filters of the search, of which each card shows what it matches. */
  filters: Filters;
  isPending: boolean;
  /** Listings of the hovered marker. */
  marked: readonly string[];
  from: string;
  onPoint: (listing: ListingCard_ListingFragment | null) => void;
};

/** The results. New ones render in a transition, so that moving the map stays smooth. */
export function ResultList({ listings, filters, isPending, marked, from, onPoint }: ResultListProps) {
  const newest = useMemo(() => ({ listings, filters, from }), [listings, filters, from]);
  const drawn = useDeferredValue(newest);
  const hiddenIds = useDeviceList(hidden);
  const [justHidden, setJustHidden] = useState<string | null>(null);

  return (
    <ul
      className="result-list"
      aria-label={message('search.results.list')}
      aria-busy={isPending || drawn !== newest}
    >
      {drawn.listings.map((listing, index) => (
        <ResultItem
          key={listing.id}
          listing={listing}
          filters={drawn.filters}
          isFirst={index < FIRST_PHOTOS}
          isAlone={drawn.listings.length === 1}
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
  listing: ResultListing;
  filters: Filters;
  isFirst: boolean;
  isAlone: boolean;
  isActive: boolean;
  isHidden: boolean;
  takesFocus: boolean;
  from: string;
  onPoint: ResultListProps['onPoint'];
  onHide: (id: string) => void;
};

/** One result. Memoised, so that moving the map does not render it again. */
const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { listing, filters, isFirst, isAlone, isActive, isHidden, takesFocus, from, onPoint, onHide } = props;
  const reasons = isHidden ? [] : matchReasons(listing, filters);
  const dayOf = useSpaceDay();
  const clock = useSpaceClock();
  const listed = listedWhen(listing.listedAt ? dayOf(listing.listedAt) : null, clock);
  const facts = [openHouseText(listing, filters, clock), feeText(listing, filters)].filter(Boolean);

  return (
    <li className={isHidden ? 'is-hidden' : undefined} onKeyDown={flipPhotos}>
      {isHidden ? (
        <HiddenListing listing={listing} takesFocus={takesFocus} />
      ) : (
        <ListingCard
          listing={listing}
          isFirst={isFirst}
          isActive={isActive}
          from={from}
          onPoint={(isPointed) => onPoint(isPointed ? listing : null)}
          photo={<CardPhotos listing={listing} isFirst={isFirst} sizes={isAlone ? LONE_SIZES : CARD_SIZES} />}
          actions={<ListingActions listing={listing} onHide={() => onHide(listing.id)} />}
        >
          {listed && <p className="result-list__listed">{listed}</p>}
          {facts.length > 0 && <p className="result-list__match">{facts.join(' · ')}</p>}
          {reasons.length > 0 && (
            <p className="result-list__match">{message('search.match', { reasons: joinWithAnd(reasons) })}</p>
          )}
        </ListingCard>
      )}
    </li>
  );
});
