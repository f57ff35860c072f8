import { useEffect, useState } from 'react';
import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import { message } from '../messages.ts';
import { useAddViewed } from '../search/visitor-lists/visitor-lists.ts';
import { lastSearch } from '../search/last-search.ts';
import { PlaceCrumbs } from '../search/place-crumbs.tsx';
import { placeSearchPath } from '../search/bar/place-search-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Link, useLocation, useNavigate } from '../ui/routing.tsx';

type ListingCrumbsProps = {
  listing: { id: string; breadcrumbs: readonly { id: string; name: string; placetype: string }[] };
};

/** A link back to the visitor's search, and breadcrumbs of places. Adds the listing to the recently viewed ones. */
export function ListingCrumbs({ listing: { id, breadcrumbs } }: ListingCrumbsProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [before, setBefore] = useState<string | null>(null);
  const places = orderedBreadcrumbs(breadcrumbs);
  const nearest = places.at(-1);
  const fallback = nearest ? placeSearchPath(nearest.id) : '/search';

  useEffect(() => setBefore(lastSearch()), []);
  useAddViewed(id);

  return (
    <PlaceCrumbs places={places}>
      <Link
        to={before ?? fallback}
        onClick={(event) => {
          // Going back in the history restores the scroll position.
          if (!cameFrom(state, before)) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="arrow-left" />
        {message('details.return')}
      </Link>
    </PlaceCrumbs>
  );
}

function cameFrom(state: unknown, search: string | null): boolean {
  return (
    search !== null && typeof state === 'object' && state !== null && 'from' in state && state.from === search
  );
}
