import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { asNode } from '../../data/api-client.ts';
import {
  FavouriteListingsDocument,
  type FavouriteListingsQuery,
  SharedListingsDocument,
  type SharedListingsQuery,
} from '../../customer/favourites.generated.ts';
import { customerClient } from '../../customer/start.ts';
import { LOAD } from '../../data/load-state.ts';
import { message } from '../../messages.ts';
import { useCustomerLists, useProfileLoad } from '../../site/customer-lists.ts';
import { Link } from '../../ui/routing.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { FavouriteRow } from './favourite-row.tsx';

const FAVOURITES = asNode(FavouriteListingsDocument);
const SHARED = asNode(SharedListingsDocument);
const SHARING_PAGE = '/account/shared';

type Own = NonNullable<FavouriteListingsQuery['viewer']['customer']>['favourites']['favourites'][number];
type Sharing = NonNullable<NonNullable<SharedListingsQuery['viewer']['customer']>['sharing']>;

type PageProps = {
  page: number;
  onClose: () => void;
  onMore: () => void;
  isLast: boolean;
  /** Ids of the homes to compare. */
  compared: readonly string[];
  onCompare: (ids: string[]) => void;
};

/** A customer's favourites, or those of two customers who share them; `children` are above the list. */
export function Favourites({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { data, error } = useQuery(SHARED, {
    client: customerClient(),
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const sharing = data?.viewer?.customer?.sharing as Sharing | null | undefined;
  const name = sharing && (sharing.partnerName ?? message('saved.somebody'));
  const [pages, setPages] = useState(1);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const Page = sharing ? SharedPage : OwnPage;

  return (
    <section>
      <div className="saved-modal__head">
        <h3>{name ? message('saved.sharedWith', { name }) : message('saved.favourites')}</h3>
        {(data || error) && (
          <a href={SHARING_PAGE}>{message(sharing ? 'saved.share.manage' : 'saved.share')}</a>
        )}
      </div>
      {children}
      {(data || error) &&
        Array.from({ length: pages }, (_, index) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of the page is its identity.
            key={index}
            page={index + 1}
            isLast={index + 1 === pages}
            onMore={() => setPages(pages + 1)}
            onClose={onClose}
            compared={compared}
            onCompare={setCompared}
          />
        ))}
      <CompareLink ids={compared} onClose={onClose} />
    </section>
  );
}

/** What was chosen, as the table of the search. */
function CompareLink({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  return (
    <div className="saved-modal__compare">
      <p role="status">
        {ids.length > 0 &&
          message(ids.length === 1 ? 'search.compare.one' : 'search.compare.chosen', {
            homes: message('search.count', { count: ids.length }),
          })}
      </p>
      {ids.length > 1 && (
        <Link className="button" to={searchPath({ ...EMPTY_SEARCH, ids: [...ids] })} onClick={onClose}>
          {message('search.compare.open')}
        </Link>
      )}
    </div>
  );
}

function OwnPage({ page, onClose, onMore, isLast, ...comparing }: PageProps) {
  const { favouriteIds } = useCustomerLists();
  const load = useProfileLoad();
  const { data, error } = useQuery(FAVOURITES, {
    client: customerClient(),
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  // Of a page that was rendered without them.
  if (load === LOAD.loading) return <FormSkeleton />;
  if (error || load === LOAD.none) return <p>{message('saved.favourites.failed')}</p>;
  if (favouriteIds.length === 0) return <p>{message('saved.favourites.none')}</p>;

  const found = data?.viewer?.customer?.favourites;
  return (
    <>
      <ul className="saved-modal__list" aria-busy={!found}>
        {((found?.favourites ?? []) as Own[])
          .filter(({ id }) => favouriteIds.includes(id))
          .map((favourite) => (
            <FavouriteRow
              key={favourite.id}
              favourite={{ ...favourite, isMine: true, myNote: favourite.note }}
              onClose={onClose}
              {...comparing}
            />
          ))}
      </ul>
      {isLast && (found?.pageCount ?? 1) > page && <More onMore={onMore} />}
    </>
  );
}

function SharedPage({ page, onClose, onMore, isLast, ...comparing }: PageProps) {
  const { favouriteIds } = useCustomerLists();
  const { data, error } = useQuery(SHARED, {
    client: customerClient(),
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const sharing = data?.viewer?.customer?.sharing as Sharing | null | undefined;
  if (error) return <p>{message('saved.favourites.failed')}</p>;

  const partner = sharing?.partnerName ?? message('saved.somebody');
  const shown = (sharing?.favourites ?? []).filter(
    ({ id, isPartners }) => isPartners || favouriteIds.includes(id),
  );
  if (sharing && page === 1 && shown.length === 0) return <p>{message('saved.shared.none')}</p>;

  return (
    <>
      <ul className="saved-modal__list" aria-busy={!sharing}>
        {shown.map((favourite) => (
          <FavouriteRow
            key={favourite.id}
            favourite={{ ...favourite, isMine: favouriteIds.includes(favourite.id) }}
            partner={partner}
            onClose={onClose}
            {...comparing}
          />
        ))}
      </ul>
      {isLast && (sharing?.pageCount ?? 1) > page && <More onMore={onMore} />}
    </>
  );
}

function More({ onMore }: { onMore: () => void }) {
  return (
    <button type="button" className="button is-secondary saved-modal__more" onClick={onMore}>
      {message('saved.more')}
    </button>
  );
}
