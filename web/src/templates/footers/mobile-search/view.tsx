import { useId } from 'react';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import { searchedArea } from '#domain/search/text/searched-area.ts';
import { LOAD } from '#web/src/data/load-state.ts';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { SaveSearch } from '#web/src/modals/saved/save-search.tsx';
import { mergedSetup } from '#web/src/search/merged-setup.ts';
import type { PhoneSearchFooter } from '#web/src/search/phone-search.ts';
import { useCustomerLists, useProfileLoad } from '#web/src/site/customer-lists.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import '../mobile-bar.css';
import { FooterPanel } from './footer-panel.tsx';
import type { FooterMobileSearchState } from './parts.ts';
import { popularLinks } from './popular-links.ts';
import './view.css';

/** Below the search on phones: popular searches, and saving a search, which requires an account. */
export function FooterMobileSearchView({ data }: StrapViewProps<FooterMobileSearchState, PhoneSearchFooter>) {
  const { space, viewer, website } = useSite();
  const areaName = searchedArea(space, mergedSetup(website));
  const { customer } = viewer;
  const id = useId();

  return (
    <aside className="mobile-bar footer-mobile-search__bar" aria-label={message('mobile.search.label')}>
      <FooterPanel
        id={`popular${id}`}
        icon="star"
        label={message('mobile.popular')}
        title={message('mobile.popular')}
      >
        <ul className="footer-mobile-search__list">
          {popularLinks(data?.prepared ?? [], areaName).map(({ name, href }) => (
            <li key={href}>
              <SiteLink href={href}>
                {name}
                <Icon name="chevron-right" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </FooterPanel>
      <SaveSearch
        url={data?.url ?? SEARCH_ROOT}
        name={data?.name}
        className="footer-mobile-search__item"
        iconSize={20}
      />
      <FooterPanel
        id={`saved${id}`}
        icon="heart"
        label={message('mobile.saved')}
        title={message('mobile.saved.title')}
      >
        {customer ? <SavedList /> : <SignInFirst />}
      </FooterPanel>
    </aside>
  );
}

/** The customer's saved searches, and a link to all they saved. */
function SavedList() {
  const { savedSearches } = useCustomerLists();
  const load = useProfileLoad();

  return (
    <>
      {savedSearches.length === 0 && load !== LOAD.loading && (
        <p className="footer-mobile-search__text">
          {message(load === LOAD.loaded ? 'saved.searches.none' : 'saved.searches.failed')}
        </p>
      )}
      <ul className="footer-mobile-search__list" aria-busy={load === LOAD.loading || undefined}>
        {savedSearches.map(({ id, name, path }) => (
          <li key={id}>
            <SiteLink href={path}>
              {name}
              <Icon name="chevron-right" />
            </SiteLink>
          </li>
        ))}
        <li>
          <ModalLink kind="saved" modal={{}}>
            {message('saved.show')}
            <Icon name="chevron-right" />
          </ModalLink>
        </li>
      </ul>
    </>
  );
}

function SignInFirst() {
  return (
    <div className="footer-mobile-search__text">
      <p>{message('mobile.saved.signIn')}</p>
      <ModalLink className="button" kind="auth" modal={{ reason: message('mobile.saved.signIn') }}>
        {message('modal.auth.title')}
      </ModalLink>
    </div>
  );
}
