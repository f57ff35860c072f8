import { message } from '../messages.ts';
import { Heart } from '../modals/heart.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { listingPlace, listingPriceText } from '../site/listing-text.ts';
import { Icon } from '../ui/icon.tsx';
import { WhoAnswers } from './agent/who-answers.tsx';
import { homeFacts } from './home-facts.ts';
import { listedBy } from './listed-by.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { ListingBadges, placeText } from './listing-heading.tsx';
import { modalListing } from './modal-listing.ts';
import { PaymentLine } from './payment-line.tsx';
import { PrintFoot } from './print/print-foot.tsx';
import './contact-card.css';

type ContactCardProps = {
  listing: ListingDetails_ListingFragment;
  /** `page`: with the heading of the page; `none`: right below price and street address. */
  heading?: 'page' | 'line' | 'none';
};

/** Price, street address and who to ask; sticky beside the text. */
export function ContactCard({ listing, heading = 'line' }: ContactCardProps) {
  const address = listing.address ?? message('listing.noAddress');
  const title = [address, listingPlace(listing)].filter(Boolean).join(', ');

  return (
    <aside
      className={`contact-card${heading === 'line' ? '' : ' is-on-page'}`}
      aria-label={message('details.contact.label')}
    >
      {heading !== 'none' && <Head listing={listing} isPage={heading === 'page'} />}
      <div className="contact-card__actions">
        <ModalLink className="button" kind="tour" modal={{ listing: modalListing(listing) }}>
          <Icon name="calendar-check" />
          {message('details.contact.tour')}
        </ModalLink>
        <ModalLink className="button is-secondary" kind="contact" modal={{ listing: modalListing(listing) }}>
          <Icon name="mail" />
          {message('details.contact.agent')}
        </ModalLink>
        {heading === 'none' && <Heart listing={listing} className="contact-card__share" hasLabel />}
        <ModalLink className="contact-card__share" kind="share" modal={{ path: listing.path, title }}>
          <Icon name="share-2" />
          {message('details.share')}
        </ModalLink>
      </div>
      <WhoAnswers contact={listing.contact ?? null} />
      {heading !== 'line' && <PrintFoot path={listing.path} />}
      <p className="contact-card__listed">{listedBy(listing)}</p>
    </aside>
  );
}

type HeadProps = { listing: ListingDetails_ListingFragment; isPage: boolean };

function Head({ listing, isPage }: HeadProps) {
  const Address = isPage ? 'h1' : 'p';

  return (
    <>
      <div className="contact-card__head">
        {isPage ? <ListingBadges listing={listing} /> : <span />}
        <Heart listing={listing} className="contact-card__favourite" />
      </div>
      <div className="contact-card__money">
        <p className="contact-card__price">{listingPriceText(listing)}</p>
        <PaymentLine listing={listing} />
      </div>
      <Address className="contact-card__address">
        {listing.address ?? message('listing.noAddress')}
        <span className="contact-card__place">{placeText(listing)}</span>
      </Address>
      {isPage && (
        <ul className="contact-card__facts">
          {homeFacts(listing).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  );
}
