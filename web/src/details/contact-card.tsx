import { officePhone } from '#domain/site/office-phone.ts';
import { listingPlace, listingPriceText } from '../listing/listing-text.ts';
import { message } from '../messages.ts';
import { Heart } from '../modals/heart.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { modalListing } from './modal-listing.ts';
import './contact-card.css';

type ContactCardProps = {
  listing: ListingDetails_ListingFragment;
  /** The card is right below price and street address. */
  isBelowHeading?: boolean;
};

/** The contact for the listing; sticky beside the text. */
export function ContactCard({ listing, isBelowHeading = false }: ContactCardProps) {
  const { office } = useSite().website.config;
  const phone = officePhone(office);
  const address = listing.address ?? message('listing.noAddress');
  const title = [address, listingPlace(listing)].filter(Boolean).join(', ');

  return (
    <aside className="contact-card" aria-label={message('details.contact.label')}>
      {!isBelowHeading && (
        <>
          <div className="contact-card__head">
            <p className="contact-card__price">{listingPriceText(listing)}</p>
            <Heart listing={listing} className="contact-card__favourite" />
          </div>
          <p className="contact-card__address">{address}</p>
        </>
      )}
      <div className="contact-card__actions">
        <ModalLink className="button" kind="tour" modal={{ listing: modalListing(listing) }}>
          <Icon name="calendar-check" />
          {message('details.contact.tour')}
        </ModalLink>
        <ModalLink className="button is-secondary" kind="contact" modal={{ listing: modalListing(listing) }}>
          <Icon name="mail" />
          {message('details.contact.agent')}
        </ModalLink>
        {phone && (
          <a className="button is-secondary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {isBelowHeading && <Heart listing={listing} className="contact-card__share" hasWords />}
        <ModalLink className="contact-card__share" kind="share" modal={{ path: listing.path, title }}>
          <Icon name="share-2" />
          {message('details.share')}
        </ModalLink>
      </div>
      {office.officeName && <p className="contact-card__office">{office.officeName}</p>}
      <p className="contact-card__listed">{listedBy(listing)}</p>
    </aside>
  );
}

function listedBy({ agents, officeName }: ListingDetails_ListingFragment): string {
  const who = [...agents.map(({ name }) => name), officeName].filter(Boolean);

  return who.length > 0 ? message('details.contact.listedBy', { who: who.join(', ') }) : '';
}
