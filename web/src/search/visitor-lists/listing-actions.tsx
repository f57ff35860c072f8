import { useEffect, useRef } from 'react';
import { COMPARED_MAX } from '#domain/search/paging.ts';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDeviceList } from './device-list.ts';
import { compared, hidden } from './visitor-lists.ts';
import './listing-actions.css';

type ListingProps = { listing: Pick<ListingCard_ListingFragment, 'id' | 'address'> };

/** Buttons of a result's card: compare, hide. */
export function ListingActions({ listing, onHide }: ListingProps & { onHide: () => void }) {
  const ids = useDeviceList(compared);
  const isCompared = ids.includes(listing.id);
  const address = listing.address ?? message('listing.noAddress');

  function toggle() {
    if (isCompared) compared.remove(listing.id);
    else if (ids.length < COMPARED_MAX) compared.set([...ids, listing.id]);
    else notify({ type: 'warning', message: message('search.compare.full') });
  }

  return (
    <div className="listing-actions">
      <button
        type="button"
        className="listing-actions__button"
        aria-pressed={isCompared}
        aria-label={message('search.compare.add', { address })}
        title={message('search.compare.add', { address })}
        onClick={toggle}
      >
        <Icon name={isCompared ? 'check' : 'columns-2'} />
      </button>
      <button
        type="button"
        className="listing-actions__button"
        aria-label={message('search.hide', { address })}
        title={message('search.hide', { address })}
        onClick={() => {
          hidden.add(listing.id);
          compared.remove(listing.id);
          onHide();
        }}
      >
        <Icon name="eye-off" />
      </button>
    </div>
  );
}

/** Replaces a hidden card, with a button to undo. */
export function HiddenListing({ listing, takesFocus }: ListingProps & { takesFocus: boolean }) {
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) undo.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className="listing-actions__hidden">
      <p>{message('search.hidden', { address: listing.address ?? message('listing.noAddress') })}</p>
      <button ref={undo} type="button" onClick={() => hidden.remove(listing.id)}>
        {message('search.hidden.undo')}
      </button>
    </div>
  );
}
