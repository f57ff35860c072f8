import { useId } from 'react';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { FooterPanel } from './footer-panel.tsx';
import { popularLinks } from './popular-links.ts';
import './search-footer.css';

/** What a phone offers below the search: popular searches, and saving one, which needs an account. */
export function SearchFooter({ prepared }: { prepared: readonly PreparedSearch[] }) {
  const { areaName } = useSite().space;
  const id = useId();

  return (
    <aside className="mobile-footer search-footer" aria-label={message('mobile.search.label')}>
      <FooterPanel
        id={`popular${id}`}
        icon="star"
        label={message('mobile.popular')}
        title={message('mobile.popular')}
      >
        <ul className="footer-panel__list">
          {popularLinks(prepared, areaName).map(({ name, href }) => (
            <li key={href}>
              <SiteLink href={href}>
                {name}
                <Icon name="chevron-right" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </FooterPanel>
      <ModalLink
        className="mobile-footer__item"
        kind="auth"
        modal={{ reason: message('mobile.save.signIn') }}
      >
        <Icon name="bookmark" size={20} />
        {message('mobile.save')}
      </ModalLink>
      <FooterPanel
        id={`saved${id}`}
        icon="heart"
        label={message('mobile.saved')}
        title={message('mobile.saved.title')}
      >
        <div className="footer-panel__text">
          <p>{message('mobile.saved.signIn')}</p>
          <ModalLink className="button" kind="auth" modal={{ reason: message('mobile.saved.signIn') }}>
            {message('modal.auth.title')}
          </ModalLink>
        </div>
      </FooterPanel>
    </aside>
  );
}
