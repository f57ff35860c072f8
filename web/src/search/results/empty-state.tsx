import { hasFilters } from '#domain/search/filters.ts';
import { clearFilters, clearGeo, goToPage } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { useRevalidateOnSite } from '../../site/navigation-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { homes } from '../homes-count.ts';
import { type Hint, useHint } from './use-hint.ts';
import './empty-state.css';

type EmptyStateProps = {
  state: SearchState;
  toInput: (state: SearchState) => SearchInput;
  /** Number of listings in the whole source. */
  listingCount: number | null;
};

/** What a search has without one of its criteria. */
function hintText({ criterion, total, fact }: Hint): string {
  const without = homes(total);
  if (criterion === 'place' || criterion === 'bounds')
    return message('search.empty.hint', {
      criterion: message(`search.criterion.${criterion}`),
      homes: without,
    });

  // Keywords have quotes of their own.
  return criterion === 'keywords'
    ? message('search.empty.hint.keywords', { keywords: fact ?? '', homes: without })
    : message('search.empty.hint.filter', { filter: fact ?? '', homes: without });
}

/** No results: names the criterion that hides the most listings and offers to drop it. */
export function EmptyState({ state, toInput, listingCount }: EmptyStateProps) {
  const hint = useHint(state, toInput);

  return (
    <div className="empty-state">
      <Icon name="search" className="empty-state__icon" />
      <h3 className="empty-state__title">{message('search.empty.heading')}</h3>
      {hint ? (
        <>
          <p>{hintText(hint)}</p>
          <Link className="button" to={searchPath(hint.next)}>
            {message('search.empty.drop')}
          </Link>
        </>
      ) : (
        <p>{message('search.empty.body')}</p>
      )}
      {hasFilters(state.filters) ? (
        <Link to={searchPath(clearFilters(state))}>{message('search.empty.clear')}</Link>
      ) : (
        <Link to={searchPath(clearGeo(state))}>
          {listingCount === null
            ? message('search.empty.all')
            : message('search.empty.allCount', { homes: homes(listingCount) })}
        </Link>
      )}
    </div>
  );
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

/** The search failed; below it may be what the last one found. */
export function SearchFailed({ url, hasLast }: { url: string; hasLast: boolean }) {
  const revalidate = useRevalidateOnSite();

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
