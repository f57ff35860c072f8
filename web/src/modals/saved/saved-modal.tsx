import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { asNode } from '../../customer/client.ts';
import {
  FavouriteListingsDocument,
  type FavouriteListingsQuery,
} from '../../customer/favourites.generated.ts';
import { customerClient } from '../../customer/start.ts';
import { message } from '../../messages.ts';
import { customerActions, useCustomerLists } from '../../site/customer-lists.ts';
import type { SavedSearchEntry } from '../../site/saved-by-customer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { Modal } from '../modal.tsx';
import { AlertChoice, useAlerts } from './alert-choice.tsx';
import './saved-modal.css';

const FAVOURITES = asNode(FavouriteListingsDocument);

/** The text that every choice of the panel agrees to. */
const CONSENT_ID = 'alert-consent';

type Favourite = NonNullable<
  FavouriteListingsQuery['viewer']['customer']
>['favourites']['favourites'][number];

/** The panel of a customer: saved searches and favourites. */
export function SavedModal({ onClose }: { onClose: () => void }) {
  const { savedSearches } = useCustomerLists();
  const consent = useAlerts()?.alerts?.consent?.text;

  return (
    <Modal title={message('mobile.saved.title')} width={560} onClose={onClose}>
      <div className="saved-modal">
        <section>
          <h3>{message('saved.searches')}</h3>
          {savedSearches.length === 0 && <p>{message('saved.searches.none')}</p>}
          <ul className="saved-modal__list">
            {savedSearches.map((search) => (
              <SearchRow key={search.id} search={search} onClose={onClose} />
            ))}
          </ul>
        </section>
        <section>
          <h3>{message('saved.favourites')}</h3>
          <AlertChoice label={message('alerts.favourites')} describedBy={CONSENT_ID} />
          <Favourites onClose={onClose} />
        </section>
        <p id={CONSENT_ID} className="saved-modal__consent">
          {consent}
        </p>
      </div>
    </Modal>
  );
}

/** A saved search; deleting it asks first, in its place. */
function SearchRow({
  search: { id, name, path },
  onClose,
}: {
  search: SavedSearchEntry;
  onClose: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (wasAsking.current !== isAsking) (isAsking ? cancel : remove).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (isAsking)
    return (
      <li>
        <div className="saved-modal__ask" role="alertdialog" aria-label={message('saved.delete.ask')}>
          <p>{message('saved.delete.ask')}</p>
          <button
            type="button"
            className="button"
            onClick={async () => (await customerActions()).deleteSearch(id)}
          >
            {message('saved.delete')}
          </button>
          <button ref={cancel} type="button" className="button is-secondary" onClick={() => setAsking(false)}>
            {message('saved.cancel')}
          </button>
        </div>
      </li>
    );

  return (
    <li className="saved-modal__row">
      <Link to={path} onClick={onClose}>
        {name}
      </Link>
      <AlertChoice searchId={id} label={message('alerts.search', { name })} describedBy={CONSENT_ID} />
      <button
        ref={remove}
        type="button"
        className="saved-modal__remove"
        aria-label={message('saved.delete.label', { name })}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
}

function Favourites({ onClose }: { onClose: () => void }) {
  const { favouriteIds } = useCustomerLists();
  const { data, error } = useQuery(FAVOURITES, {
    client: customerClient(),
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  if (favouriteIds.length === 0) return <p>{message('saved.favourites.none')}</p>;
  if (error) return <p>{message('saved.favourites.failed')}</p>;

  const favourites = (data?.viewer?.customer?.favourites?.favourites ?? []) as Favourite[];
  return (
    <ul className="saved-modal__list" aria-busy={!data}>
      {favourites
        .filter(({ id }) => favouriteIds.includes(id))
        .map((favourite) => (
          <FavouriteRow key={favourite.id} favourite={favourite} onClose={onClose} />
        ))}
    </ul>
  );
}

function FavouriteRow({
  favourite: { id, mls, listing },
  onClose,
}: {
  favourite: Favourite;
  onClose: () => void;
}) {
  const name = listing
    ? [listing.address ?? message('listing.noAddress'), listing.city].filter(Boolean).join(', ')
    : message('saved.favourites.deleted', { mls });
  const [image] = listing?.images ?? [];

  return (
    <li className="saved-modal__row">
      {image && <img src={`${image.url}?w=160`} alt="" width={72} height={54} loading="lazy" />}
      {listing ? (
        <Link to={listing.path} onClick={onClose}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <button
        type="button"
        className="saved-modal__remove"
        aria-label={message('saved.favourites.remove', { name })}
        onClick={async () => (await customerActions()).setFavourite(id, false)}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
}
