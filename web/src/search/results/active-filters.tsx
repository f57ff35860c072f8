import type { Filters } from '#domain/search/filters.ts';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import { changeFilters, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { activeOwnPanels, factChip, filterChip, withoutPanel } from '../filter-bar/filter-chips.ts';
import { replaceFilters } from '../filters/replace-filters.ts';
import './active-filters.css';

type Chip = { key: string; text: string; next: SearchState };
type ActiveFiltersProps = { state: SearchState; panels: readonly FilterPanel[] };

/** The filters of the search as links that take one away. */
export function ActiveFilters({ state, panels }: ActiveFiltersProps) {
  const chips = chipsOf(state, panels);
  if (chips.length === 0) return null;

  return (
    <ul className="active-filters" aria-label={message('search.chips.label')}>
      {chips.map(({ key, text, next }) => (
        <li key={key}>
          <Link
            className="active-filters__chip"
            to={searchPath(next)}
            preventScrollReset
            aria-label={message('search.chips.remove', { filter: text })}
          >
            {text}
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The panels of the site name what they filter; the rest is named by the product. */
function chipsOf(state: SearchState, panels: readonly FilterPanel[]): Chip[] {
  const own = activeOwnPanels(state.filters, panels);
  const rest = own.reduce(withoutPanel, state.filters);

  return [
    ...filterFacts(rest).map((fact) => ({
      key: fact.keys.join(),
      text: factChip(fact, rest),
      next: changed(state, {
        ...state.filters,
        ...Object.fromEntries(fact.keys.map((key) => [key, undefined])),
      }),
    })),
    ...own.map((panel) => ({
      key: panel.key,
      text: filterChip(panel, state.filters),
      next: changed(state, withoutPanel(state.filters, panel)),
    })),
  ];
}

function changed(state: SearchState, filters: Filters): SearchState {
  const next = changeFilters(replaceFilters(state, {}), filters);

  return state.text ? setText(next, state.text) : next;
}
