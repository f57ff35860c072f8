import { SHOWING_FORM_ID } from '#domain/tour/tour.ts';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import type { ModalListing } from '#web/src/modals/modal-request.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import '../mobile-bar.css';
import type { FooterMobileDetailsState } from './parts.ts';
import './view.css';

/** Below a listing's details on phones: share, contact, tour. */
export function FooterMobileDetailsView({
  data,
}: StrapViewProps<FooterMobileDetailsState, { listing: ModalListing }>) {
  if (!data) return null;
  const { listing } = data;
  const title = listing.address ?? message('listing.noAddress');

  return (
    <aside className="mobile-bar footer-mobile-details__bar" aria-label={message('mobile.details.label')}>
      <ModalLink
        className="footer-mobile-details__share"
        kind="share"
        modal={{ path: listing.path, title }}
        aria-label={message('details.share')}
      >
        <Icon name="share-2" size={22} />
      </ModalLink>
      <ModalLink className="button is-secondary" kind="more-info" modal={{ listing }}>
        {message('details.contact.agent')}
      </ModalLink>
      <ModalLink className="button" kind="tour" modal={{ listing, formId: SHOWING_FORM_ID }}>
        {message('modal.tour.title')}
      </ModalLink>
    </aside>
  );
}
