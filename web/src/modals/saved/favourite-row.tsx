import { mlsNumber } from '#domain/listing/mls-number.ts';
import { COMPARED_MAX } from '#domain/search/paging.ts';
import { message } from '../../messages.ts';
import { customerActions } from '../../site/customer-lists.ts';
import { listingFacts, listingPriceText } from '../../site/listing-text.ts';
import { FactLine } from '../../ui/fact-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { FavouriteNote } from './favourite-note.tsx';

type FavouriteRowProps = {
  favourite: {
    id: string;
    mls: string;
    listing:
      | ({
          path: string;
          address: string | null;
          city: string | null;
          images: readonly { url: string }[];
        } & Parameters<typeof listingPriceText>[0] &
          Parameters<typeof listingFacts>[0])
      | null;
    isMine: boolean;
    isPartners?: boolean;
    myNote: string;
    partnersNote?: string;
  };
  /** Name of the customer the list is shared with. */
  partner?: string;
  onClose: () => void;
  /** Ids of the homes to compare. */
  compared: readonly string[];
  onCompare: (ids: string[]) => void;
};

/** A favourite with its notes; of two customers who share theirs, whose it is. */
export function FavouriteRow(props: FavouriteRowProps) {
  const { favourite, partner, onClose, compared, onCompare } = props;
  const { id, mls, listing, isMine, isPartners, myNote, partnersNote } = favourite;
  const number = mlsNumber(mls);
  const name = listing
    ? [listing.address ?? message('listing.noAddress'), listing.city].filter(Boolean).join(', ')
    : number
      ? message('saved.favourites.deleted', { mls: number })
      : message('saved.favourites.gone');
  const [image] = listing?.images ?? [];
  const isCompared = compared.includes(id);
  const set = async (isFavourite: boolean) => (await customerActions()).setFavourite(id, isFavourite);

  return (
    <li className="saved-modal__favourite">
      <div className="saved-modal__row">
        {image ? (
          <img src={`${image.url}?w=320`} alt="" width={112} height={84} loading="lazy" />
        ) : (
          <span className="saved-modal__no-photo">
            <Icon name="house" />
          </span>
        )}
        <div className="saved-modal__name">
          {listing ? (
            <Link to={listing.path} onClick={onClose}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {listing && <p className="saved-modal__price">{listingPriceText(listing)}</p>}
          {listing && <FactLine className="saved-modal__facts" facts={listingFacts(listing)} />}
          {partner && <span className="saved-modal__whose">{whose(isMine, isPartners, partner)}</span>}
        </div>
        {isMine ? (
          <button
            type="button"
            className="saved-modal__remove"
            aria-label={message('saved.favourites.remove', { name })}
            onClick={() => set(false)}
          >
            <Icon name={partner ? 'heart' : 'trash-2'} className={partner && 'saved-modal__heart'} />
          </button>
        ) : (
          listing && (
            <button
              type="button"
              className="saved-modal__remove"
              aria-label={message('favourites.add', { address: name })}
              onClick={() => set(true)}
            >
              <Icon name="heart" />
            </button>
          )
        )}
      </div>
      <div className="saved-modal__below">
        {partner && partnersNote && (
          <p className="saved-modal__note">
            <b>{partner}</b> {partnersNote}
          </p>
        )}
        <FavouriteNote listingId={id} name={name} note={myNote} isShared={partner !== undefined} />
        {listing && (
          <label className="saved-modal__choose">
            <input
              type="checkbox"
              checked={isCompared}
              disabled={!isCompared && compared.length >= COMPARED_MAX}
              aria-label={message('search.compare.add', { address: name })}
              onChange={() =>
                onCompare(isCompared ? compared.filter((other) => other !== id) : [...compared, id])
              }
            />
            {message('search.compare')}
          </label>
        )}
      </div>
    </li>
  );
}

function whose(isMine: boolean, isPartners: boolean | undefined, partner: string): string {
  if (isMine && isPartners) return message('saved.both', { name: partner });

  return isMine ? message('saved.you') : partner;
}
