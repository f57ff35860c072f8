import { hasFilters, type TransactionChoice } from '#domain/search/filters.ts';
import { clearFilters, clearGeo, goToPage } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { useRevalidateOnSite } from '../../site/navigation-context.ts';
import { useRetryLater } from '../../site/retry-later.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { homes } from '../homes-count.ts';
import { type Alternative, alternativesOf, factOf, mostUseful } from './criteria.ts';
import './empty-state.css';

type EmptyStateProps = {
  state: SearchState;
  /** The same with the terms that the source could not apply. */
  requested: SearchState;
  /** Number of listings of each alternative to what was requested; empty while another search loads. */
  otherTotals: readonly number[];
  /** Number of listings in the whole source. */
  listingCount: number | null;
  /** Empty where all homes of the site are searched. */
  placeName: string;
  /** What is searched without a transaction. */
  defaultTransaction: TransactionChoice;
};

type Way = Alternative & { total: number };

/** No results: links to what would find some: wider values, or without one of the filters, two or all of them. */
export function EmptyState(props: EmptyStateProps) {
  const { state, requested, otherTotals, listingCount, placeName, defaultTransaction } = props;
  if (placeName && isWholePlace(state))
    return <EmptyPlace {...{ state, listingCount, placeName, defaultTransaction }} />;
  const alternatives = alternativesOf(requested);
  const ways =
    alternatives.length === otherTotals.length
      ? mostUseful(alternatives.map((one, at): Way => ({ ...one, total: otherTotals[at] ?? 0 })))
      : [];
  const single = ways.filter(({ criterion }) => criterion !== null);
  const cleared = ways.find(({ criterion }) => criterion === null);

  return (
    <div className="empty-state">
      <Icon name="search" className="empty-state__icon" />
      <h3 className="empty-state__title">{message('search.empty.heading')}</h3>
      <p>{message(single.length > 0 ? introOf(single) : 'search.empty.body')}</p>
      {single.length > 0 && (
        <ul className="empty-state__ways">
          {single.map((way) => (
            <li key={searchPath(way.next)}>
              <Link className="empty-state__way" to={searchPath(way.next)}>
                <span>{textOf(requested, way)}</span> <b>{homes(way.total)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasFilters(state.filters) ? (
        <Link to={searchPath(clearFilters(state))}>
          {cleared
            ? message('search.empty.clearCount', { homes: homes(cleared.total) })
            : message('search.empty.clear')}
        </Link>
      ) : (
        <AllAreas state={state} listingCount={listingCount} />
      )}
    </div>
  );
}

/** A city or a neighbourhood without any condition. */
function isWholePlace({ filters, geo, bounds, ids }: SearchState): boolean {
  return !hasFilters(filters) && !bounds && !ids && (geo === null || geo.kind === 'place');
}

type EmptyPlaceProps = Pick<EmptyStateProps, 'state' | 'listingCount' | 'placeName' | 'defaultTransaction'>;

/** A place where nothing is listed yet: no filter is to blame. */
function EmptyPlace({ state, listingCount, placeName, defaultTransaction }: EmptyPlaceProps) {
  return (
    <div className="empty-state">
      <Icon name="house" className="empty-state__icon" />
      <h3 className="empty-state__title">
        {message(`search.empty.none.${defaultTransaction}`, { place: placeName })}
      </h3>
      <p>{message('search.empty.none.body')}</p>
      <ModalLink className="button" kind="contact" modal={{}}>
        {message('details.contact.agent')}
      </ModalLink>
      <AllAreas state={state} listingCount={listingCount} />
    </div>
  );
}

function AllAreas({ state, listingCount }: Pick<EmptyStateProps, 'state' | 'listingCount'>) {
  // The site's own area has to be left by name.
  const next = state.geo ? clearGeo(state) : { ...state, geo: { kind: 'all-areas' as const }, page: 1 };

  return (
    <Link to={searchPath(next)}>
      {listingCount === null
        ? message('search.empty.all')
        : message('search.empty.allCount', { homes: homes(listingCount) })}
    </Link>
  );
}

function introOf(ways: readonly Way[]) {
  return ways.every(({ second, isWider }) => !second && !isWider)
    ? 'search.empty.ways'
    : 'search.empty.closest';
}

function textOf(state: SearchState, { criterion, second, isWider, next }: Way): string {
  if (isWider && criterion === 'openHouses') return message('search.empty.way.anyDay');
  if (isWider && criterion)
    return message('search.empty.way.wider', { filter: factOf(next, criterion) ?? '' });
  if (!second) return wayText(state, criterion);

  const other = wayText(state, second);
  return message('search.empty.way.two', {
    one: wayText(state, criterion),
    other: other.charAt(0).toLowerCase() + other.slice(1),
  });
}

/** What a search without a criterion finds, in the words of a person. */
function wayText(state: SearchState, criterion: Alternative['criterion']): string {
  if (criterion === null || criterion === 'place')
    return state.geo?.kind === 'area' && state.geo.from
      ? message('search.empty.without.area')
      : message('search.empty.way.place');
  if (criterion === 'bounds') return message('search.empty.way.bounds');
  if (criterion !== 'keywords' && criterion !== 'raw' && criterion !== 'agentSetRaw')
    return message(`search.empty.without.${criterion}`);
  const filter = factOf(state, criterion) ?? '';

  // Keywords have quotes of their own.
  return criterion === 'keywords'
    ? message('search.empty.way.keywords', { keywords: filter })
    : message('search.empty.way.filter', { filter });
}

/** A page number beyond the last. */
export function NoSuchPage({ state }: { state: SearchState }) {
  return (
    <div className="empty-state">
      <h3 className="empty-state__title">{message('search.empty.page')}</h3>
      <Link className="button" to={searchPath(goToPage(state, 1))}>
        {message('search.empty.firstPage')}
      </Link>
    </div>
  );
}

/** The search failed: it is sent once more without the visitor, then by a link. Below it may be what the last one found. */
export function SearchFailed({ url, hasLast }: { url: string; hasLast: boolean }) {
  const revalidate = useRevalidateOnSite();
  useRetryLater(url);

  return (
    <div className={hasLast ? 'empty-state is-above' : 'empty-state'} role="alert">
      <Icon name="triangle-alert" className="empty-state__icon" />
      <h3 className="empty-state__title">{message('search.failed')}</h3>
      {hasLast && <p>{message('search.failed.last')}</p>}
      <a
        className="button"
        href={url}
        onClick={(event) => {
          if (!revalidate) return;
          event.preventDefault();
          void revalidate();
        }}
      >
        {message('search.failed.retry')}
      </a>
    </div>
  );
}
