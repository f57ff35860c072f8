import { ReturnLink } from '#web/src/details/return-link.tsx';
import { message } from '#web/src/messages.ts';
import { Heart } from '#web/src/modals/heart.tsx';
import type { ModalListing } from '#web/src/modals/modal-request.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import '#web/src/ui/back-control.css';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { MobileDrawer } from '../mobile-drawer.tsx';
import type { HeaderMobileDetailsState } from './parts.ts';
import '../phone-bar.css';
import './view.css';

/** A listing's details on phones: back to the search, street address, favourite, menu. */
export function HeaderMobileDetailsView({
  id,
  data,
}: StrapViewProps<HeaderMobileDetailsState, { listing: ModalListing }>) {
  return (
    <nav className="phone-bar header-mobile-details__bar" aria-label={message('mobile.header.label')}>
      <ReturnLink className="back-control" fallback="/search" aria-label={message('details.return')}>
        <Icon name="arrow-left" size={22} />
      </ReturnLink>
      <span className="header-mobile-details__address">
        {data?.listing.address ?? message('listing.noAddress')}
      </span>
      {data && <Heart listing={data.listing} className="header-mobile-details__heart" />}
      <MobileDrawer id={id} />
    </nav>
  );
}
