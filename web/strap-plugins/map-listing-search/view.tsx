import { searchHeading } from '#domain/search/search-heading.ts';
import { filterPanels } from '#web/src/search/filter-panels.ts';
import { SearchScreen } from '#web/src/search/search-screen.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { MapListingSearchStrapQuery } from './data.generated.ts';
import type { MapListingSearchState } from './state.ts';
import './view.css';

export function MapListingSearchView({
  state: { panels, position },
  data,
}: StrapViewProps<MapListingSearchState, MapListingSearchStrapQuery>) {
  return (
    <SearchScreen
      look="map"
      result={data?.search ?? null}
      place={data?.place ?? null}
      panels={filterPanels(panels)}
      startsAdvanced={false}
      prepared={[]}
      startPosition={position}
      heading={(placeName, search) => <h1>{searchHeading(placeName, search.filters)}</h1>}
    />
  );
}
