import { formatWeekday, shortMonth } from '#domain/calendar/format-day.ts';
import type { OpenHouse } from '#web/src/listing/listing-badges.ts';
import type { ListingCard_ListingFragment } from '#web/src/listing/listing-card.generated.ts';
import { ListingPhoto } from '#web/src/listing/listing-photo.tsx';
import { openHouseDay, openHouseTime } from '#web/src/listing/open-house-text.ts';
import { message } from '#web/src/messages.ts';
import { listingFacts, listingPlace, listingPriceText } from '#web/src/site/listing-text.ts';
import { FactLine } from '#web/src/ui/fact-line.tsx';
import { Link } from '#web/src/ui/routing.tsx';

type VisitProps = { listing: ListingCard_ListingFragment; house: OpenHouse; headingLevel: 2 | 3 };

/** An open house as a calendar entry: date, hours, listing. The whole entry is one link. */
export function Visit({ listing, house, headingLevel }: VisitProps) {
  const Heading = `h${headingLevel}` as const;
  const about = [listingPriceText(listing), ...listingFacts(listing)];

  return (
    <article className="card strap-open-house-feed__visit">
      <div className="strap-open-house-feed__leaf" aria-hidden="true">
        <span className="strap-open-house-feed__month">{shortMonth(house.date.slice(0, 7))}</span>
        <span className="strap-open-house-feed__day">{Number(house.date.slice(8))}</span>
        <span>{formatWeekday(house.date).slice(0, 3)}</span>
      </div>
      <div className="strap-open-house-feed__text">
        <time className="strap-open-house-feed__when" dateTime={`${house.date}T${house.startTime}`}>
          <span className="visually-hidden">{openHouseDay(house)}, </span>
          {openHouseTime(house)}
        </time>
        <Heading className="strap-open-house-feed__address">
          <Link className="card__link" to={listing.path}>
            {listing.address ?? message('listing.noAddress')}
          </Link>
        </Heading>
        <p>{listingPlace(listing)}</p>
        <FactLine className="strap-open-house-feed__about" facts={about} />
        {listing.courtesyOf && <p className="strap-open-house-feed__office">{listing.courtesyOf}</p>}
      </div>
      <div className="strap-open-house-feed__photo">
        <ListingPhoto image={listing.images[0]} sizes="(max-width: 40rem) 92vw, 14rem" />
      </div>
    </article>
  );
}
