import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { message } from '#web/src/messages.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { HeroSearch } from '../hero-search.tsx';
import { HeroText } from '../hero-text.tsx';
import type { HeroSeparatedSearchState } from './parts.ts';
import '../hero-layouts.css';
import './view.css';

/** The first property types of the search panel, each a link to a search. */
const STARTS = PANEL_PROPERTY_TYPES.slice(0, 3);

export function HeroSeparatedSearchView({ state }: StrapViewProps<HeroSeparatedSearchState>) {
  return (
    <>
      <HeroText state={state} isWithoutSearch />
      {state.searchBar && (
        <div className="hero-separated-search__card theme theme-default">
          <HeroSearch state={state} placeholder={state.placeholder} buttonText={state.buttonText} />
          <p className="hero-separated-search__starts">
            <span>{message('hero.search.types')}</span>
            {STARTS.map(({ value, label }) => (
              <SiteLink
                key={value}
                href={searchPath({ ...EMPTY_SEARCH, filters: { propertyTypes: [value] } })}
              >
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      )}
    </>
  );
}
