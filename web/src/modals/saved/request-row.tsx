import { useEffect, useRef, useState } from 'react';
import { formatWeekday, shortDay } from '#domain/calendar/format-day.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { TOUR_TYPES } from '#domain/tour/tour.ts';
import { tourTypeName } from '../../forms/tour-type-name.ts';
import { message } from '../../messages.ts';
import { clockTime } from '../../site/clock-time.ts';
import { Link } from '../../ui/routing.tsx';

type RequestRowProps = {
  request: {
    formName: string;
    message: string;
    sentAt: string;
    state: 'sent' | 'answered' | 'cancelled';
    isCancellable: boolean;
    mls: string | null;
    tour: { type: string; date: string; time: string | null } | null;
    listing: {
      path: string;
      address: string | null;
      city: string | null;
      images: readonly { url: string }[];
    } | null;
  };
  onClose: () => void;
  onCancel: () => Promise<void>;
};

/** A request with its home and how far it is; cancelling a tour asks first, in its place. */
export function RequestRow({ request, onClose, onCancel }: RequestRowProps) {
  const { formName, listing, mls, tour, state, sentAt, isCancellable } = request;
  const number = mls && mlsNumber(mls);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const name = listing
    ? [listing.address ?? message('listing.noAddress'), listing.city].filter(Boolean).join(', ')
    : number && message('details.mls', { mls: number });
  const [image] = listing?.images ?? [];

  // A cancelled request has no button any more.
  useEffect(() => {
    if (wasAsking.current !== isAsking) (isAsking ? back.current : (cancel.current ?? row.current))?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function confirm() {
    setBusy(true);
    await onCancel();
    setBusy(false);
    setAsking(false);
  }

  return (
    <li ref={row} className="saved-modal__request" tabIndex={-1}>
      <div className="saved-modal__row">
        {image && <img src={`${image.url}?w=160`} alt="" width={72} height={54} loading="lazy" />}
        <div className="saved-modal__name">
          {listing ? (
            <Link to={listing.path} onClick={onClose}>
              {name}
            </Link>
          ) : (
            <span>{name || formName}</span>
          )}
          <p className="saved-modal__facts">{tour ? tourText(tour) : name && formName}</p>
          {!tour && request.message && <p className="saved-modal__said">{request.message}</p>}
          <p className="saved-modal__facts">
            <span className={`saved-modal__state is-${state}`}>{stateText(state)}</span>{' '}
            <time dateTime={sentAt}>{message('requests.sent', { day: shortDay(localDay(sentAt)) })}</time>
          </p>
          {isCancellable && !isAsking && (
            <button ref={cancel} type="button" className="saved-modal__write" onClick={() => setAsking(true)}>
              {message('requests.cancel')}
              <span className="visually-hidden">{name && `, ${name}`}</span>
            </button>
          )}
        </div>
      </div>
      {isAsking && (
        <div className="saved-modal__ask" role="alertdialog" aria-label={message('requests.cancel.ask')}>
          <p>{message('requests.cancel.ask')}</p>
          <button type="button" className="button" disabled={isBusy} onClick={confirm}>
            {message('requests.cancel')}
          </button>
          <button ref={back} type="button" className="button is-secondary" onClick={() => setAsking(false)}>
            {message('requests.keep')}
          </button>
        </div>
      )}
    </li>
  );
}

function stateText(state: RequestRowProps['request']['state']): string {
  switch (state) {
    case 'answered':
      return message('requests.state.answered');
    case 'cancelled':
      return message('requests.state.cancelled');
    default:
      return message('requests.state.sent');
  }
}

function tourText({ type, date, time }: NonNullable<RequestRowProps['request']['tour']>): string {
  const known = TOUR_TYPES.find((one) => one === type);

  return [known ? tourTypeName(known) : type, formatWeekday(date), time && clockTime(time)]
    .filter(Boolean)
    .join(', ');
}

/** Of the browser, as `2026-11-23`. */
function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString('sv-SE');
}
