import { ListingPhoto } from '../listing/listing-photo.tsx';
import { message } from '../messages.ts';
import { listingFacts } from '../site/listing-text.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { SoldCard_SoldFragment } from './sold-card.generated.ts';
import { soldDateText, soldPlace, soldPriceText } from './sold-text.ts';
import '../listing/home-card.css';
import '../ui/card.css';
import './sold-card.css';

type SoldCardProps = {
  sold: SoldCard_SoldFragment;
  /** False shows the sold price in the details only. */
  showSoldPrice: boolean;
  headingLevel?: 2 | 3;
};

/** A card of a sold listing. The whole card is one link, named by the street address. */
export function SoldCard({ sold, showSoldPrice, headingLevel = 3 }: SoldCardProps) {
  const Heading = `h${headingLevel}` as const;
  const facts = listingFacts(sold).join(' · ');
  const price = soldPriceText(sold, showSoldPrice);

  return (
    <article className="card home-card sold-card">
      <div className="home-card__photo">
        <ListingPhoto
          image={sold.images[0]}
          sizes="(max-width: 40rem) 92vw, (max-width: 75rem) 45vw, 23rem"
        />
        <div className="home-card__badges">
          <p className="home-card__badge">{message('solds.badge')}</p>
        </div>
      </div>
      <div className="home-card__text">
        {price && <p className="home-card__price">{price}</p>}
        <Heading className="home-card__address">
          <SiteLink className="card__link" href={sold.path}>
            {sold.address ?? message('listing.noAddress')}
          </SiteLink>
        </Heading>
        {facts && <p className="home-card__facts">{facts}</p>}
        <p className="home-card__place">
          {[soldPlace(sold), soldDateText(sold.soldDate)].filter(Boolean).join(' · ')}
        </p>
        {sold.officeName && <p className="home-card__office">{sold.officeName}</p>}
      </div>
    </article>
  );
}
