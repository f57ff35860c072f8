import { message } from '../messages.ts';
import { Link } from '../ui/routing.tsx';
import { placeSearchPath } from './bar/place-search-path.ts';
import './place-crumbs.css';

type PlaceCrumbsProps = {
  places: readonly { id: string; name: string; placetype?: string }[];
  /** URL of a place; its own search by default. */
  hrefOf?: (placeId: string) => string;
  /** A link before the places. */
  children?: React.ReactNode;
};

/** Breadcrumbs of places from largest to smallest, each linked to its search. */
export function PlaceCrumbs({ places, hrefOf = placeSearchPath, children }: PlaceCrumbsProps) {
  return (
    <nav className="place-crumbs" aria-label={message('search.crumbs.label')}>
      {children}
      <ol className="place-crumbs__list">
        {distinct(withoutCounty(places.filter(isLocal))).map(({ id, name }) => (
          <li key={id}>
            <Link to={hrefOf(id)}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Merges a city and its county of the same name. */
function distinct<Place extends { name: string }>(places: readonly Place[]): Place[] {
  return places.filter(({ name }, index) => name !== places[index - 1]?.name);
}

/** Between a city and its neighbourhood the county says nothing. */
function withoutCounty<Place extends { placetype?: string }>(places: readonly Place[]): readonly Place[] {
  return places.some(({ placetype }) => placetype === 'locality')
    ? places.filter(({ placetype = '' }) => !COUNTIES.includes(placetype))
    : places;
}

const COUNTIES: readonly string[] = ['metroarea', 'county', 'macrocounty'];

/** Nobody looks for a home in all of a country. */
const FAR: readonly string[] = ['planet', 'continent', 'ocean', 'empire', 'country'];

function isLocal({ placetype }: { placetype?: string }): boolean {
  return placetype === undefined || !FAR.includes(placetype);
}
