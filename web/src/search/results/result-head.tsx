import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { offeredSorts } from '#domain/search/sort-choices.ts';
import { type Sort, sortFromKey, sortKey } from '#domain/search/sorts.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { message } from '../../messages.ts';
import { homesFound } from '../homes-count.ts';
import { HiddenFound } from '../visitor-lists/hidden-homes.tsx';
import './result-head.css';

type ResultHeadProps = {
  state: SearchState;
  /** Select for the order of the results. */
  sort: Sort;
  total: number;
  /** What is searched; homes for sale and for lease without a transaction. */
  search: SearchInput;
  /** Empty where all homes of the site are searched. */
  placeName: string;
  /** Another search is loading: the count is that of the last one. */
  isPending: boolean;
  hasCentre: boolean;
  onSort: (sort: Sort) => void;
  children?: React.ReactNode;
};

/** Count, place and order of the results. */
export function ResultHead(props: ResultHeadProps) {
  const { state, search, sort, total, placeName, isPending, hasCentre, onSort, children } = props;

  return (
    <div className="result-head">
      <div className="result-head__found">
        <h2 className="result-head__count" aria-live="polite" aria-busy={isPending || undefined}>
          {resultHeading(state, homesFound(total, search.filters?.transactionType), placeName)}
        </h2>
        {!state.ids && total > 0 && <HiddenFound search={search} />}
      </div>
      <div className="result-head__tools">
        {children}
        {/* A basket has the order in which it was filled. */}
        {!state.ids && (
          <form className="result-head__sort" action="/search" method="get">
            <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
            <label>
              <span className="result-head__label">{message('search.sort.label')}</span>
              <select
                name="sort"
                value={sortKey(sort)}
                onChange={(event) => onSort(sortFromKey(event.currentTarget.value) ?? sort)}
              >
                {offeredSorts(hasCentre).map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <noscript>
              <button type="submit" className="result-head__apply">
                {message('search.sort.apply')}
              </button>
            </noscript>
          </form>
        )}
      </div>
    </div>
  );
}

function resultHeading({ bounds, ids, geo }: SearchState, found: string, place: string): string {
  if (ids) return message('search.results.basket', { homes: found });
  if (geo?.kind === 'point' && !bounds) return message('search.results.near', { homes: found, place });
  if (bounds) return message('search.results.inMap', { homes: found });
  if (!place) return found;
  const isStreet = geo?.kind === 'shape' && geo.index === STREET_INDEX;
  return message(isStreet ? 'search.results.on' : 'search.results.in', { homes: found, place });
}
