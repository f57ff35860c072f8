import { useEffect, useRef, useState } from 'react';
import { message } from '../../messages.ts';
import { LOAD } from '../../data/load-state.ts';
import { customerActions, useCustomerLists, useProfileLoad } from '../../site/customer-lists.ts';
import type { SavedSearchEntry } from '../../site/saved-by-customer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Modal } from '../modal.tsx';
import { AlertChoice, useAlerts } from './alert-choice.tsx';
import { Favourites } from './favourites.tsx';
import { Requests } from './requests.tsx';
import './saved-modal.css';

/** The text that every choice of the panel agrees to. */
const CONSENT_ID = 'alert-consent';

/** The panel of a customer: saved searches and favourites. */
export function SavedModal({ onClose }: { onClose: () => void }) {
  const { savedSearches } = useCustomerLists();
  const load = useProfileLoad();
  const consent = useAlerts()?.alerts?.consent?.text;

  return (
    <Modal title={message('mobile.saved.title')} width={560} onClose={onClose}>
      <div className="saved-modal">
        <section>
          <h3>{message('saved.searches')}</h3>
          {load === LOAD.loading && <FormSkeleton />}
          {load === LOAD.none && (
            <LoadFailure
              text={message('saved.searches.failed')}
              onRetry={async () => (await customerActions()).loadLists()}
            />
          )}
          {load === LOAD.loaded && savedSearches.length === 0 && <p>{message('saved.searches.none')}</p>}
          <ul className="saved-modal__list">
            {savedSearches.map((search) => (
              <SearchRow key={search.id} search={search} onClose={onClose} />
            ))}
          </ul>
        </section>
        <Favourites onClose={onClose}>
          <AlertChoice label={message('alerts.favourites')} describedBy={CONSENT_ID} />
        </Favourites>
        <p id={CONSENT_ID} className="saved-modal__consent">
          {consent}
        </p>
        <Requests onClose={onClose} />
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
