import { message } from '../messages.ts';
import { LOAD } from '../data/load-state.ts';
import { customerActions, useIsFavourite, useProfileLoad } from '../site/customer-lists.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { ModalLink } from './modal-link.tsx';
import './heart.css';

type HeartProps = {
  listing: { id: string; address: string | null };
  className: string;
  hasLabel?: boolean;
  /** One of several: the name contains the street address. */
  isOneOfMany?: boolean;
};

/** Marks a listing as a favourite; visitors who are not signed in are asked to sign in first. */
export function Heart({
  listing: { id, address },
  className,
  hasLabel = false,
  isOneOfMany = false,
}: HeartProps) {
  const { customer } = useSite().viewer;
  const isFavourite = useIsFavourite(id);
  const isLoading = useProfileLoad() === LOAD.loading;
  const label = isOneOfMany
    ? message('favourites.add', { address: address ?? message('listing.noAddress') })
    : message('details.favourite');
  const content = (
    <>
      <Icon name="heart" size={hasLabel ? undefined : 22} />
      {hasLabel && message('details.favourite')}
    </>
  );

  if (!customer)
    return (
      <ModalLink
        className={`heart ${className}`}
        kind="auth"
        modal={{
          reason: message('details.favourite.reason'),
          pending: { action: 'add-favourite', listingId: id },
        }}
        aria-label={label}
      >
        {content}
      </ModalLink>
    );

  return (
    <button
      type="button"
      className={`heart ${className}`}
      aria-pressed={isFavourite}
      aria-label={label}
      // Whether it is one is not known yet.
      aria-busy={isLoading || undefined}
      disabled={isLoading}
      onClick={async () => (await customerActions()).setFavourite(id, !isFavourite)}
    >
      {content}
    </button>
  );
}
