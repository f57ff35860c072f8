import type { Ref } from 'react';
import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ModalListing } from '../modal-request.ts';
import { type Tour, tourFilePath } from '../../forms/tour-path.ts';
import { TourLine } from './tour-summary.tsx';

type TourSentProps = {
  ref: Ref<HTMLDivElement>;
  tour: Tour;
  listing: ModalListing | undefined;
  onClose: () => void;
};

/** Confirms a sent request. */
export function TourSent({ ref, tour, listing, onClose }: TourSentProps) {
  const { siteName } = useSite().website.config.display;

  return (
    <div ref={ref} className="tour__sent" tabIndex={-1}>
      <h3 className="tour__done">
        <Icon name="circle-check" size={28} />
        {message('tour.sent')}
      </h3>
      <TourLine tour={tour} />
      <p>{message('tour.next', { siteName })}</p>
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
