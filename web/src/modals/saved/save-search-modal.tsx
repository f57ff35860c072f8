import { type FormEvent, useId, useState } from 'react';
import { SEARCH_NAME_MAX_LENGTH } from '#domain/account/saved-search.ts';
import { alertConsentText } from '#domain/alerts/consent.ts';
import { language } from '#domain/language/language.ts';
import { searchConfig } from '#domain/search/search-config.ts';
import { savedSearchName } from '#domain/search/text/search-heading.ts';
import { searchedArea } from '#domain/search/text/searched-area.ts';
import type { AlertFrequency } from '../../gql/types.generated.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { customerActions, useCustomerLists } from '../../site/customer-lists.ts';
import { useSite } from '../../site/site-context.tsx';
import { Link } from '../../ui/routing.tsx';
import { Modal } from '../modal.tsx';
import type { Modals } from '../modal-request.ts';
import { AlertField, useConsent } from './alert-choice.tsx';
import './saved-modal.css';

type SaveSearchModalProps = Modals['save-search'] & { onClose: () => void };

/** Asks for the name of a search. On phones a name in use is rejected; elsewhere it gets a counter. */
export function SaveSearchModal({ url, name: suggested, onClose }: SaveSearchModalProps) {
  const { savedSearches } = useCustomerLists();
  const { space, website } = useSite();
  const setup = website.config.setup.search ?? {};
  const unnamed = () =>
    savedSearchName(searchedArea(space, setup), {}, searchConfig(space, setup).defaultTransaction);
  const [name, setName] = useState(() => suggested ?? unnamed());
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [existing, setExisting] = useState<{ name: string; path: string } | null>(null);
  const { consent, isLoading } = useConsent();
  const [alerts, setAlerts] = useState<AlertFrequency>('DAILY');
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(name.trim(), savedSearches);
    setError(problem);
    if (problem) return;

    setSaving(true);
    const saved = await (await customerActions()).saveSearch(
      name.trim(),
      url,
      consent && { alerts, consentVersion: consent.version },
    );
    setSaving(false);
    if ('error' in saved) return setError(saved.error);
    if (!saved.isNew) return setExisting(saved);
    notify({ type: 'branded', message: message('saved.saved', { name: saved.name }) });
    onClose();
  }

  return (
    <Modal title={message('mobile.save')} width={440} onClose={onClose}>
      <form className="save-search" onSubmit={save} noValidate>
        <label htmlFor={id}>{message('saved.name')}</label>
        <input
          id={id}
          value={name}
          maxLength={SEARCH_NAME_MAX_LENGTH}
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {error && (
          <p id={`${id}-error`} className="save-search__error" role="alert">
            {error}
          </p>
        )}
        {(consent || isLoading) && (
          <>
            <AlertField
              label={message('alerts.save')}
              value={alerts}
              describedBy={`${id}-consent`}
              isDisabled={isLoading}
              onChange={setAlerts}
            />
            {/* The room of the text until it is loaded. */}
            <p
              id={`${id}-consent`}
              className={isLoading ? 'save-search__consent is-waiting' : 'save-search__consent'}
            >
              {consent?.text ?? alertConsentText(language(), website.config.display.siteName)}
            </p>
          </>
        )}
        <button type="submit" className="button" disabled={isSaving}>
          {message('saved.save')}
        </button>
        <p role="status" className="save-search__existing">
          {existing && (
            <>
              {message(consent ? 'saved.already.alerts' : 'saved.already')}{' '}
              <Link to={existing.path} onClick={onClose}>
                {existing.name}
              </Link>
            </>
          )}
        </p>
      </form>
    </Modal>
  );
}

function problemOf(name: string, searches: readonly { name: string }[]): string | null {
  if (name === '') return message('saved.name.empty');
  const isPhone = window.matchMedia('(max-width: 768px)').matches;

  return isPhone && searches.some((search) => search.name === name) ? message('saved.name.taken') : null;
}
