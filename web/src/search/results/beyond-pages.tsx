import { useState } from 'react';
import { formatNumber } from '#domain/language/format-number.ts';
import { priceBands } from '#domain/listing/price-bands.ts';
import { setRawTerms } from '#domain/search/raw-terms.ts';
import { changeFilters } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Link } from '../../ui/routing.tsx';
import { replaceFilters } from '../filters/replace-filters.ts';
import { useFacets } from '../filters/use-facets.ts';
import { homes } from '../homes-count.ts';
import './beyond-pages.css';

type BeyondPagesProps = {
  state: SearchState;
  total: number;
  /** Homes that pages reach. */
  reachable: number;
  search: SearchInput;
  /** The last page is shown. */
  isLast: boolean;
};

const NEIGHBOURHOOD = 'neighbourhood';
const NEIGHBOURHOODS_MAX = 12;
const COUNTED = [
  { key: NEIGHBOURHOOD, kind: 'raw-checkboxes' as const, label: '', field: NEIGHBOURHOOD, values: [] },
];

/** Shows that pages do not reach every listing of a large search, and narrows it by price or neighbourhood. */
export function BeyondPages({ state, total, reachable, search, isLast }: BeyondPagesProps) {
  const [isOpen, setOpen] = useState(isLast);
  const facets = useFacets(isOpen ? search : null, COUNTED);
  const counts = new Map(facets?.priceBands.map(({ lowPrice, count }) => [lowPrice, count]));
  const { lowPrice: least = 0, highPrice: most = Infinity } = state.filters;
  const bands = priceBands().filter(
    ({ lowPrice, highPrice = Infinity }) =>
      highPrice > least && lowPrice < most && (!facets || (counts.get(lowPrice) ?? 0) > 0),
  );
  const places = facets?.raw[0]?.values.slice(0, NEIGHBOURHOODS_MAX) ?? [];

  return (
    <details className="beyond-pages" open={isLast} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="beyond-pages__title">
        {message('search.beyond', { reachable: homes(reachable), total: formatNumber(total) })}
      </summary>
      {state.filters.transactionType !== 'LEASE' && (
        <>
          <p>{message('search.beyond.price')}</p>
          <ul className="beyond-pages__list">
            {bands.map(({ label, lowPrice, highPrice }) => (
              <li key={lowPrice}>
                <Link
                  to={searchPath(
                    changeFilters(state, {
                      lowPrice,
                      highPrice: highPrice === undefined ? undefined : highPrice - 1,
                    }),
                  )}
                >
                  {label}
                </Link>
                {facets && <span>{formatNumber(counts.get(lowPrice) ?? 0)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {places.length > 1 && (
        <>
          <p>{message('search.beyond.neighbourhood')}</p>
          <ul className="beyond-pages__list">
            {places.map(({ key, count }) => (
              <li key={key}>
                <Link to={searchPath(inNeighbourhood(state, key))}>{key}</Link>
                <span>{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function inNeighbourhood(state: SearchState, name: string): SearchState {
  return replaceFilters(
    state,
    setRawTerms(state.filters, NEIGHBOURHOOD, [{ operator: 'eq', values: [name] }]),
  );
}
