import { message } from '../../messages.ts';
import type { ModalListing } from '../../modals/modal-request.ts';
import { BackControl } from './back-control.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';

/** The header of a phone on a home's details: the way back, which home it is, the drawer. */
export function DetailsHeader({ listing: { address } }: { listing: ModalListing }) {
  return (
    <nav className="mobile-header" aria-label={message('mobile.header.label')}>
      <BackControl href="/search" />
      <span className="mobile-header__title">{address ?? message('listing.noAddress')}</span>
      <MobileDrawer />
    </nav>
  );
}
