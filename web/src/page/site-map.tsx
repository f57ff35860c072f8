import { useMemo } from 'react';
import { inputOptions } from '#domain/search/input-options.ts';
import { mapTiers } from '#domain/search/map-zoom.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { ListingMap } from '../map/listing-map.tsx';
import { message } from '../messages.ts';
import { mergedSetup } from '../search/merged-setup.ts';
import { useSite } from '../site/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** All listings of the site's default search on a map at the site's default position. */
export function SiteMap() {
  const { space, website, mapStyleUrl = null } = useSite();
  const setup = useMemo(() => mergedSetup(website), [website]);
  const { search } = useMemo(() => toSearchInput(EMPTY_SEARCH, inputOptions(space, setup)), [space, setup]);

  return (
    <ListingMap
      search={search}
      position={space.mapDefault}
      styleUrl={mapStyleUrl}
      tiers={mapTiers(setup.mapTiers)}
      label={message('map.label.site')}
    >
      <SiteLink className="button layout-map__search" href="/search">
        {message('map.site.search')}
      </SiteLink>
    </ListingMap>
  );
}
