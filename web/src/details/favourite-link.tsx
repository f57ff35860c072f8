import { message } from '../messages.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { Icon } from '../ui/icon.tsx';

/** The favourite button of a listing. */
export function FavouriteLink({ className, hasWords = false }: { className: string; hasWords?: boolean }) {
  return (
    <ModalLink
      className={className}
      kind="auth"
      modal={{ reason: message('details.favourite.reason') }}
      aria-label={message('details.favourite')}
    >
      <Icon name="heart" size={hasWords ? undefined : 22} />
      {hasWords && message('details.favourite')}
    </ModalLink>
  );
}
