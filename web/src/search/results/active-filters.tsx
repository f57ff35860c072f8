import { useId, useRef, useState } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import {
  changeBounds,
  changeFilters,
  drawArea,
  removePlace,
  setText,
} from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { PLACES_MAX, placeIdsOf, type SearchState } from '#domain/search/search-state.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { AddPlace } from '../bar/add-place.tsx';
import { activeOwnPanels, factChip, filterChip, withoutPanel } from '../filter-bar/filter-chips.ts';
import { replaceFilters } from '../filters/replace-filters.ts';
import './active-filters.css';

type Chip = { key: string; text: string; next: SearchState };
type ActiveFiltersProps = {
  state: SearchState;
  /** Several places that are searched together. */
  places?: readonly { id: string; name: string }[];
  panels: readonly FilterPanel[];
};

/** The places, the drawn area, the filters and the map's area of the search as links that take one away, and a button that adds a place. */
export function ActiveFilters({ state, places = [], panels }: ActiveFiltersProps) {
  const chosen = places.map(({ id, name }) => ({ key: id, text: name, next: removePlace(state, id) }));
  const filters = [...areaChip(state), ...chipsOf(state, panels), ...mapChip(state)];
  const count = state.text ? 0 : placeIdsOf(state.geo).length;
  const hasAdd = count > 0 && count < PLACES_MAX;
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (chosen.length + filters.length === 0 && !hasAdd) return null;

  return (
    <>
      <ul className="active-filters" aria-label={message('search.chips.label')}>
        {chosen.map(chipItem)}
        {hasAdd && (
          <li>
            <button
              ref={button}
              type="button"
              className="active-filters__chip active-filters__add"
              aria-expanded={isAdding}
              aria-controls={id}
              onClick={() => setAdding(!isAdding)}
            >
              <Icon name="plus" />
              {message('search.places.add')}
            </button>
          </li>
        )}
        {filters.map(chipItem)}
      </ul>
      {hasAdd && (
        <div id={id} hidden={!isAdding}>
          {isAdding && (
            <AddPlace
              state={state}
              onClose={() => {
                setAdding(false);
                button.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function chipItem({ key, text, next }: Chip) {
  return (
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

function areaChip(state: SearchState): Chip[] {
  if (state.geo?.kind !== 'area' || state.text) return [];

  return [{ key: 'area', text: message('search.chips.area'), next: drawArea(state, null) }];
}

/** The part of the map that narrows the search: the map may be hidden. */
function mapChip(state: SearchState): Chip[] {
  if (!state.bounds) return [];

  return [{ key: 'map', text: message('search.chips.map'), next: changeBounds(state, undefined) }];
}

function changed(state: SearchState, filters: Filters): SearchState {
  const next = changeFilters(replaceFilters(state, {}), filters);

  return state.text ? setText(next, state.text) : next;
}
