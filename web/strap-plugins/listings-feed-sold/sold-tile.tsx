import { ListingPhoto } from '#web/src/listing/listing-photo.tsx';
import { message } from '#web/src/messages.ts';
import type { SoldCard_SoldFragment } from '#web/src/solds/sold-card.generated.ts';
import { soldDateText, soldPlace, soldPriceText } from '#web/src/solds/sold-text.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';

type SoldTileProps = { sold: SoldCard_SoldFragment; showSoldPrice: boolean; headingLevel: 2 | 3 };

/** A sold listing as a picture tile with text on its photo. The whole tile is one link. */
export function SoldTile({ sold, showSoldPrice, headingLevel }: SoldTileProps) {
  const Heading = `h${headingLevel}` as const;
  const price = soldPriceText(sold, showSoldPrice);

  return (
    <article className="card strap-listings-feed-sold__tile">
      <ListingPhoto image={sold.images[0]} sizes="(max-width: 40rem) 92vw, (max-width: 75rem) 50vw, 36rem" />
      <p className="strap-listings-feed-sold__badge">{message('solds.badge')}</p>
      <div className="strap-listings-feed-sold__caption">
        {price && <p className="strap-listings-feed-sold__price">{price}</p>}
        <Heading className="strap-listings-feed-sold__address">
          <SiteLink className="card__link" href={sold.path}>
            {sold.address ?? message('listing.noAddress')}
          </SiteLink>
        </Heading>
        <p>{[soldPlace(sold), soldDateText(sold.soldDate)].filter(Boolean).join(' · ')}</p>
        {sold.officeName && <p>{sold.officeName}</p>}
      </div>
    </article>
  );
}
