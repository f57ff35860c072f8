import { useMemo } from 'react';
import { hasFilters } from '#domain/search/filters.ts';
import { filterPanels } from '#web/src/search/filter-bar/filter-panels.ts';
import { mergedSetup } from '#web/src/search/merged-setup.ts';
import type { SearchScreenQuery } from '#web/src/search/search-screen.generated.ts';
import { SearchScreen } from '#web/src/search/search-screen.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { PHONE_SEARCH } from '../kit/phone-template.tsx';
import type { ListingSearchState } from './parts.ts';
import './view.css';

export function ListingSearchView({
  state,
  data,
  isEditing,
}: StrapViewProps<ListingSearchState, SearchScreenQuery>) {
  const { title, panels, advanced, preconfiguredSearches } = state;
  const { website } = useSite();
  const setup = useMemo(() => mergedSetup(website, preconfiguredSearches), [website, preconfiguredSearches]);

  return (
    <SearchScreen
      look="split"
      result={data?.search ?? null}
      similar={data?.autocomplete}
      listingCount={data?.source.total ?? null}
      place={data?.place ?? null}
      places={data?.places}
      around={data?.around}
      siteArea={data?.siteArea}
      panels={filterPanels(panels, setup)}
      startsAdvanced={advanced}
      setup={setup}
      phone={PHONE_SEARCH}
      heading={(search) =>
        title.html && (isEditing || (!search.geo && !hasFilters(search.filters))) ? (
          <Heading part={title} />
        ) : null
      }
    />
  );
}
