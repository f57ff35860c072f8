import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import './empty-state.css';

/** Opens My Listings of the editor on any page. */
const MY_LISTINGS = '#my-listings';

/** A site without any listing: no filter is to blame, so visitors are sent to the agent, and agents to their listings. */
export function NoListings({ level = 3 }: { level?: 1 | 3 }) {
  const { viewer } = useSite();
  const Title = `h${level}` as const;

  return (
    <div className="empty-state">
      <Icon name="house" className="empty-state__icon" />
      <Title className="empty-state__title">{message('search.noListings.heading')}</Title>
      <p>{message('search.noListings.body')}</p>
      <ModalLink className="button" kind="contact" modal={{}}>
        {message('details.contact.agent')}
      </ModalLink>
      {viewer.canEdit && (
        <div className="empty-state__note">
          <p>{message('search.noListings.agent')}</p>
          <a href={MY_LISTINGS}>{message('search.noListings.add')}</a>
        </div>
      )}
    </div>
  );
}
