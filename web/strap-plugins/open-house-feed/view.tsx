import { searchPath } from '#domain/search/search-path.ts';
import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { setupSearch } from '#web/src/listing/search-setup.ts';
import { message } from '#web/src/messages.ts';
import { useSpaceClock } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { OpenHouseFeedStrapQuery } from './data.generated.ts';
import { openHomes, openHouseSetup } from './data.ts';
import type { OpenHouseFeedState } from './parts.ts';
import { Visit } from './visit.tsx';
import '#web/src/ui/card.css';
import './view.css';

export function OpenHouseFeedView({
  state,
  data,
}: StrapViewProps<OpenHouseFeedState, OpenHouseFeedStrapQuery>) {
  const coming = openHomes(data?.search.listings ?? [], useSpaceClock());
  const all = { text: message('listing.feed.all'), href: searchPath(setupSearch(openHouseSetup(state))) };

  return (
    <>
      <FeedHead more={coming.length > 0 ? all : null}>
        <Heading part={state.title} />
      </FeedHead>
      {coming.length > 0 ? (
        <ol className={`strap-open-house-feed__list is-${state.layout}`}>
          {coming.map(({ listing, house }) => (
            <li key={listing.id}>
              <Visit listing={listing} house={house} headingLevel={levelBelow(state.title)} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="feed-empty">{message('feed.openHouses.empty')}</p>
      )}
    </>
  );
}
