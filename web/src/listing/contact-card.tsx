import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { listingPriceText } from './listing-words.ts';
import { ShareButton } from './share-button.tsx';
import './contact-card.css';

/** Whom to ask about the home: stays beside the text while it is read. */
export function ContactCard({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { office } = useSite().website.config;
  const phone = office.phone || office.officePhone || office.cellPhone;
  const address = listing.address ?? message('listing.noAddress');
  const subject = encodeURIComponent(message('details.contact.subject', { address, mls: listing.mls }));

  return (
    <aside className="contact-card" aria-label={message('details.contact.label')}>
      <p className="contact-card__price">{listingPriceText(listing)}</p>
      <p className="contact-card__address">{address}</p>
      <div className="contact-card__actions">
        {office.email && (
          <a className="button" href={`mailto:${office.email}?subject=${subject}`}>
            <Icon name="mail" />
            {message('details.contact.agent')}
          </a>
        )}
        {phone && (
          <a className="button is-secondary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        <ShareButton path={listing.path} />
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
