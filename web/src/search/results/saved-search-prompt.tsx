import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import './empty-state.css';

/** Replaces the results of a saved search for visitors who are not signed in. */
export function SavedSearchPrompt({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) return <UnknownSavedSearch />;

  return (
    <div className="empty-state">
      <Icon name="lock" className="empty-state__icon" />
      <h2 className="empty-state__title">{message('search.saved.heading')}</h2>
      <p>{message('search.saved.body')}</p>
      <ModalLink className="button" kind="auth" modal={{ reason: message('search.saved.heading') }}>
        {message('search.saved.signIn')}
      </ModalLink>
      <Link to={SEARCH_ROOT}>{message('search.saved.all')}</Link>
    </div>
  );
}

function UnknownSavedSearch() {
  return (
    <div className="empty-state">
      <Icon name="search" className="empty-state__icon" />
      <h2 className="empty-state__title">{message('search.saved.unknown')}</h2>
      <p>{message('search.saved.unknown.body')}</p>
      <Link to={SEARCH_ROOT}>{message('search.saved.all')}</Link>
    </div>
  );
}
