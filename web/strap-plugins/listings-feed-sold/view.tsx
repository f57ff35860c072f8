import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { message } from '#web/src/messages.ts';
import { SoldGate } from '#web/src/solds/sold-gate.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { ListingsFeedSoldStrapQuery } from './data.generated.ts';
import { SoldTile } from './sold-tile.tsx';
import type { ListingsFeedSoldState } from './parts.ts';
import '#web/src/ui/card.css';
import './view.css';

export function ListingsFeedSoldView({
  state: { title, showSoldPrice, more },
  data,
}: StrapViewProps<ListingsFeedSoldState, ListingsFeedSoldStrapQuery>) {
  const solds = data?.solds.solds ?? [];

  return (
    <>
      <FeedHead more={solds.length > 0 ? more : null}>
        <Heading part={title} />
      </FeedHead>
      {data?.solds.gated && <SoldGate />}
      {data && !data.solds.gated && solds.length === 0 && (
        <p className="feed-empty">{message('solds.empty')}</p>
      )}
      {solds.length > 0 && (
        <ul className="strap-listings-feed-sold__wall in-columns__list">
          {solds.map((sold) => (
            <li key={sold.id}>
              <SoldTile sold={sold} showSoldPrice={showSoldPrice} headingLevel={levelBelow(title)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
