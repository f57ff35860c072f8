import { hasFilters } from '#domain/search/filters.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { clearFilters, setGeo, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { LISTED_AREA_INDEX } from '#domain/search/street/listed-area.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import './empty-state.css';

/** A place, a postal code, a street, or a listing on one with a similar name; or a place that is near. */
export type Similar = { label: string } & (
  | { place: { id: string }; isNearest: boolean }
  | { code: string }
  | { id: string }
  | { areaId: string }
  | { path: string }
);

type UnknownPlaceProps = {
  state: SearchState;
  /** Similar names. */
  similar: readonly Similar[];
  /** Name of the area that is searched without a place; empty where all are. */
  areaName: string;
};

/** Message for a text without matches, with links to similar names, or to the places here. */
export function UnknownPlace({ state, similar, areaName }: UnknownPlaceProps) {
  const isHere = similar.some((name) => 'isNearest' in name && name.isNearest);

  return (
    <div className="empty-state">
      <Icon name="search" className="empty-state__icon" />
      <h1 className="empty-state__title">{message('search.unknown.heading', { text: state.text ?? '' })}</h1>
      <p>{message(similar.length > 0 && !isHere ? 'search.unknown.similar' : 'search.unknown.body')}</p>
      {isHere && <p>{message('search.unknown.here')}</p>}
      {similar.length > 0 && (
        <ul className="empty-state__places">
          {similar.map((name) => (
            <li key={pathTo(state, name)}>
              <Link to={pathTo(state, name)}>{name.label}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="button" to={searchPath(setText(state, ''))}>
        {areaName ? message('search.unknown.area', { place: areaName }) : message('search.empty.all')}
      </Link>
      {hasFilters(state.filters) && (
        <Link to={searchPath(clearFilters(state))}>{message('search.empty.clear')}</Link>
      )}
    </div>
  );
}

function pathTo(state: SearchState, name: Similar): string {
  if ('path' in name) return name.path;
  if ('place' in name) return searchPath(setGeo(state, { kind: 'place', id: name.place.id }, true));
  const [index, id] =
    'code' in name
      ? [POSTAL_INDEX, name.code]
      : 'areaId' in name
        ? [LISTED_AREA_INDEX, name.areaId]
        : [STREET_INDEX, name.id];
  return searchPath(setGeo(state, { kind: 'shape', index, id }, false));
}
