import { useMemo } from 'react';
import { filterPanels } from '#web/src/search/filter-bar/filter-panels.ts';
import { mergedSetup } from '#web/src/search/merged-setup.ts';
import type { SearchScreenQuery } from '#web/src/search/search-screen.generated.ts';
import { SearchScreen } from '#web/src/search/search-screen.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { PHONE_SEARCH } from '../kit/phone-template.tsx';
import type { MapListingSearchState } from './parts.ts';
import './view.css';

export function MapListingSearchView({
  state: { panels, position },
  data,
}: StrapViewProps<MapListingSearchState, SearchScreenQuery>) {
  const { website } = useSite();
  const setup = useMemo(() => mergedSetup(website), [website]);

  return (
    <SearchScreen
      look="map"
      result={data?.search ?? null}
      similar={data?.autocomplete}
      listingCount={data?.source.total ?? null}
      place={data?.place ?? null}
      places={data?.places}
      around={data?.around}
      siteArea={data?.siteArea}
      panels={filterPanels(panels, setup)}
      startsAdvanced={false}
      setup={setup}
      phone={PHONE_SEARCH}
      startPosition={position}
    />
  );
}
