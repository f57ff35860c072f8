import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import { message } from '../messages.ts';
import { placeSearchPath } from '../search/bar/place-search-path.ts';
import { PlaceCrumbs } from '../search/place-crumbs.tsx';
import { useAddViewed } from '../search/visitor-lists/visitor-lists.ts';
import { Icon } from '../ui/icon.tsx';
import { ReturnLink } from './return-link.tsx';

type ListingCrumbsProps = {
  listing: { id: string; breadcrumbs: readonly { id: string; name: string; placetype: string }[] };
};

/** A link back to the visitor's search, and breadcrumbs of places. Adds the listing to the recently viewed ones. */
export function ListingCrumbs({ listing: { id, breadcrumbs } }: ListingCrumbsProps) {
  const places = orderedBreadcrumbs(breadcrumbs);
  const nearest = places.at(-1);

  useAddViewed(id);

  return (
    <PlaceCrumbs places={places}>
      <ReturnLink
        className="place-crumbs__return"
        fallback={nearest ? placeSearchPath(nearest.id) : '/search'}
      >
        <Icon name="arrow-left" />
        {message('details.return')}
      </ReturnLink>
    </PlaceCrumbs>
  );
}
