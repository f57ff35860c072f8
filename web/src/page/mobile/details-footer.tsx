import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import type { ModalListing } from '../../modals/modal-request.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a phone offers below a home's details: sharing it, asking about it, seeing it. */
export function DetailsFooter({ listing }: { listing: ModalListing }) {
  const title = listing.address ?? message('listing.noAddress');

  return (
    <aside className="mobile-footer" aria-label={message('mobile.details.label')}>
      <ModalLink
        className="mobile-footer__icon"
        kind="share"
        modal={{ path: listing.path, title }}
        aria-label={message('details.share')}
      >
        <Icon name="share-2" size={22} />
      </ModalLink>
      <ModalLink className="button is-secondary" kind="more-info" modal={{ listing }}>
        {message('details.contact.agent')}
      </ModalLink>
      <ModalLink className="button" kind="tour" modal={{ listing }}>
        {message('modal.tour.title')}
      </ModalLink>
    </aside>
  );
}
