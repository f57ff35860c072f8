import { hasFilters } from '#domain/search/filters.ts';
import { searchHeading } from '#domain/search/search-heading.ts';
import { filterPanels } from '#web/src/search/filter-panels.ts';
import { SearchScreen } from '#web/src/search/search-screen.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import type { ListingSearchStrapQuery } from './data.generated.ts';
import type { ListingSearchState } from './state.ts';
import './view.css';

export function ListingSearchView({
  state,
  data,
  isEditing,
}: StrapViewProps<ListingSearchState, ListingSearchStrapQuery>) {
  const { title, panels, advanced, preconfiguredSearches } = state;

  return (
    <SearchScreen
      look="split"
      result={data?.search ?? null}
      place={data?.place ?? null}
      panels={filterPanels(panels)}
      startsAdvanced={advanced}
      prepared={preconfiguredSearches}
      heading={(placeName, search) =>
        title.html && (isEditing || (!search.geo && !hasFilters(search.filters))) ? (
          <Heading part={title} />
        ) : (
          <h1>{searchHeading(placeName, search.filters)}</h1>
        )
      }
    />
  );
}
