import { message } from '../messages.ts';
import { Link } from '../ui/routing.tsx';
import { placeSearchPath } from './bar/place-search-path.ts';
import './place-crumbs.css';

type PlaceCrumbsProps = {
  places: readonly { id: string; name: string }[];
  /** Where a place leads; its own search when left out. */
  hrefOf?: (placeId: string) => string;
  /** A link before the places. */
  children?: React.ReactNode;
};

/** The places that hold what is shown, from the widest to the narrowest, each a link to its search. */
export function PlaceCrumbs({ places, hrefOf = placeSearchPath, children }: PlaceCrumbsProps) {
  return (
    <nav className="place-crumbs" aria-label={message('search.crumbs.label')}>
      {children}
      <ol className="place-crumbs__list">
        {distinct(places).map(({ id, name }) => (
          <li key={id}>
            <Link to={hrefOf(id)}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A city and its county of the same name are one step for a reader. */
function distinct<Place extends { name: string }>(places: readonly Place[]): Place[] {
  return places.filter(({ name }, index) => name !== places[index - 1]?.name);
}
