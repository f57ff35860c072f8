import type { Ref } from 'react';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { type Tour, tourFilePath } from '../../forms/tour-path.ts';
import { message } from '../../messages.ts';
import { AgentFace } from '../../site/agent-face.tsx';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ModalListing } from '../modal-request.ts';
import { TourLine } from './tour-summary.tsx';
import type { TourHome } from './use-tour-home.ts';

type TourSentProps = {
  ref: Ref<HTMLDivElement>;
  tour: Tour;
  listing: ModalListing | undefined;
  home: TourHome | null;
  onClose: () => void;
};

/** Confirms a sent request: which home, when, and who answers. */
export function TourSent({ ref, tour, listing, home, onClose }: TourSentProps) {
  const { siteName } = useSite().website.config.display;
  const contact = home?.contact ?? null;

  return (
    <div ref={ref} className="tour__sent" tabIndex={-1}>
      <h3 className="tour__done">
        <Icon name="circle-check" size={28} />
        {message('tour.sent')}
      </h3>
      <div className="tour__requested">
        {listing && <HomeLine listing={listing} home={home} />}
        <TourLine tour={tour} />
      </div>
      <div className="tour__next">
        {contact && <AgentFace agent={contact} />}
        <div>
          {contact && (
            <p>
              <strong>{contact.displayName}</strong>
              {contact.title && <span className="tour__title">{contact.title}</span>}
            </p>
          )}
          <p>{message('tour.next', { who: contact?.displayName ?? siteName })}</p>
          {contact?.phone && (
            <a className="tour__phone" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              {contact.phone}
            </a>
          )}
        </div>
      </div>
      <div className="tour__actions">
        <a className="button is-secondary" href={tourFilePath(tour, listing?.id)} download>
          <Icon name="calendar" />
          {message('tour.calendar')}
        </a>
        <button type="button" className="button" onClick={onClose}>
          {message('tour.done')}
        </button>
      </div>
    </div>
  );
}

function HomeLine({ listing, home }: { listing: ModalListing; home: TourHome | null }) {
  const [image] = home?.images ?? [];
  const number = mlsNumber(listing.mls);

  return (
    <div className="tour__home">
      {image && <Picture src={image.url} alt="" sizes="7rem" width={112} height={84} />}
      <p>
        <strong>{listing.address ?? message('listing.noAddress')}</strong>
        {home?.city && <span>{home.city}</span>}
        {number && <span className="tour__mls">{message('details.mls', { mls: number })}</span>}
      </p>
    </div>
  );
}
