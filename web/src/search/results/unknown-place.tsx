import { setGeo, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import './empty-state.css';

export type SimilarPlace = { place: { id: string }; label: string };

type UnknownPlaceProps = {
  state: SearchState;
  /** Places with similar names. */
  similar: readonly SimilarPlace[];
  /** Name of the site's area. */
  areaName: string;
};

/** Message for a text without matches, with links to similar names. */
export function UnknownPlace({ state, similar, areaName }: UnknownPlaceProps) {
  return (
    <div className="empty-state">
      <Icon name="search" className="empty-state__icon" />
      <h1 className="empty-state__title">{message('search.unknown.heading', { text: state.text ?? '' })}</h1>
      <p>{message(similar.length > 0 ? 'search.unknown.similar' : 'search.unknown.body')}</p>
      {similar.length > 0 && (
        <ul className="empty-state__places">
          {similar.map(({ place, label }) => (
            <li key={place.id}>
              <Link to={searchPath(setGeo(state, { kind: 'place', id: place.id }, true))}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="button" to={searchPath(setText(state, ''))}>
        {message('search.unknown.area', { place: areaName })}
      </Link>
    </div>
  );
}
