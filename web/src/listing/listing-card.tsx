import type { ReactNode } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import { message } from '../messages.ts';
import { Heart } from '../modals/heart.tsx';
import { listingFacts, listingPlace, listingPriceText } from '../site/listing-text.ts';
import { useNow, useSpaceClock } from '../site/site-context.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Link } from '../ui/routing.tsx';
import {
  comingOpenHouses,
  isNew,
  isPending,
  type OpenHouse,
  openHouseShort,
  openHouseWhen,
  priceDrop,
} from './listing-badges.ts';
import type { ListingCard_ListingFragment } from './listing-card.generated.ts';
import { ListingPhoto } from './listing-photo.tsx';
import { usePhotoSizes } from './photo-ratio.ts';
import '../ui/card.css';
import './home-card.css';
import './listing-card.css';

type ListingCardProps = {
  listing: ListingCard_ListingFragment;
  /** `small` over the map. */
  look?: 'card' | 'small';
  /** The photo is on the first screen. */
  isFirst?: boolean;
  /** The `sizes` of the photo where it is wider than those of a column. */
  sizes?: string;
  isActive?: boolean;
  onPoint?: (isPointed: boolean) => void;
  /** URL of the search the visitor comes from; the details link back to it. */
  from?: string;
  headingLevel?: 2 | 3;
  /** In place of the first photo. */
  photo?: ReactNode;
  /** After the place. */
  children?: ReactNode;
  /** Below the text, outside of the link. */
  actions?: ReactNode;
};

/** On phones two pixels for each of CSS suffice where the screen has three, and weigh half. */
export const CARD_SIZES =
  '(max-width: 40rem) and (min-resolution: 2.5dppx) 70vw, (max-width: 40rem) 100vw, (max-width: 75rem) 45vw, 25rem';
/** In a row that phones swipe. */
export const ROW_CARD_SIZES =
  '(max-width: 40rem) and (min-resolution: 2.5dppx) 54vw, (max-width: 40rem) 80vw, (max-width: 75rem) 45vw, 25rem';
export const LARGE_CARD_SIZES = '(min-width: 45rem) 50rem, 100vw';
/** Two in a row. */
export const HALF_CARD_SIZES = '(min-width: 75rem) 36rem, (min-width: 45rem) 47vw, 100vw';

/** A card of a listing. The whole card is one link, named by the street address. */
export function ListingCard(props: ListingCardProps) {
  const {
    listing,
    look = 'card',
    isFirst,
    sizes = CARD_SIZES,
    isActive = false,
    onPoint,
    from,
    headingLevel = 3,
  } = props;
  const { photo, children, actions } = props;
  const Heading = `h${headingLevel}` as const;
  const facts = listingFacts(listing);
  const photoSizes = usePhotoSizes(sizes);

  return (
    <article
      className={`card home-card listing-card is-${look}${isActive ? ' is-active' : ''}`}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <div className="home-card__photo in-pictures__photo">
        {photo ?? (
          <ListingPhoto
            image={listing.images[0]}
            place={listing.location}
            sizes={photoSizes(listing.images[0]?.url ?? '')}
            isFirst={isFirst}
          />
        )}
        <Badges listing={listing} />
      </div>
      <div className="home-card__text">
        <p className="home-card__price">{listingPriceText(listing)}</p>
        {facts.length > 0 && <FactLine facts={facts} />}
        <Heading className="home-card__address">
          <Link className="card__link" to={listing.path} state={from ? { from } : undefined}>
            {listing.address ?? message('listing.noAddress')}
          </Link>
        </Heading>
        <p className="home-card__place">{listingPlace(listing)}</p>
        {children}
        {listing.courtesyOf && <p className="home-card__office">{listing.courtesyOf}</p>}
        {actions}
      </div>
      <Heart listing={listing} className="home-card__heart" isOneOfMany />
    </article>
  );
}

function Badges({ listing }: { listing: ListingCard_ListingFragment }) {
  const clock = useSpaceClock();
  const [house] = comingOpenHouses(listing.openHouses, clock);
  const now = useNow();
  const drop = priceDrop(listing);
  const badges = [
    ...(isPending(listing) ? [message('listing.badge.pending')] : []),
    ...(isNew(listing.listedAt ?? null, now) ? [message('listing.badge.new')] : []),
    ...(drop ? [message('listing.badge.priceDrop', { amount: formatDollars(drop) })] : []),
  ];
  if (badges.length === 0 && !house) return null;

  return (
    <ul className="home-card__badges">
      {badges.map((badge) => (
        <li key={badge} className="home-card__badge">
          {badge}
        </li>
      ))}
      {house && <OpenHouseBadge house={house} clock={clock} />}
    </ul>
  );
}

/** Short, as photos are narrow; the whole is its accessible text and its title. */
function OpenHouseBadge({ house, clock }: { house: OpenHouse; clock: string }) {
  const whole = message('listing.badge.openHouse', { hours: openHouseWhen(house) });

  return (
    <li className="home-card__badge" title={whole}>
      <span aria-hidden="true">
        {message('listing.badge.openHouse.short', { hours: openHouseShort(house, clock) })}
      </span>
      <span className="visually-hidden">{whole}</span>
    </li>
  );
}
